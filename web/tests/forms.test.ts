import { expect, test } from 'vitest'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { formed, needed, sound } from '../src/text/forms'

const bundle = new FluentBundle('el', { useIsolating: false })
bundle.addResource(
  new FluentResource(`
figure-sela = Σέλα
    .the = η Σέλα
    .object = τη Σέλα
form-of = { $sound ->
    [other] de { $name }
   *[vowel] d’{ $name }
 }
hit = { $figure-The } χτυπά { $other-object }
`),
)

test('a sentence is given the forms it asks for', () => {
  const hit = bundle.getMessage('hit')?.value
  expect(needed(hit, { figure: 'Σέλα', other: 'Σέλα 2' })).toEqual([
    ['figure-The', 'figure', 'The'],
    ['other-object', 'other', 'object'],
  ])
  expect(formed(bundle, 'Σέλα', 'The')).toBe('Η Σέλα')
  expect(formed(bundle, 'Σέλα 2', 'object')).toBe('τη Σέλα 2')
})

test('a name that people chose is left as it is, or elided', () => {
  expect(formed(bundle, 'Bruno', 'The')).toBe('Bruno')
  expect(formed(bundle, 'Anne', 'of')).toBe('d’Anne')
  expect(formed(bundle, 'Bruno', 'of')).toBe('de Bruno')
  expect([sound('Inés'), sound('Hielo'), sound('Éva')]).toEqual(['i', 'other', 'vowel'])
})
