/** What the server says has changed, applied to what was known: the same as `applied` in src/taberna/table/differences.py. */
import type { Changed } from '../wire/messages'

type Edit = Changed<never, never>['view'][number]
type Path = Edit[1]

/** What was known stays as it is: whoever still shows it is not disturbed. */
export const applied = (known: unknown, edits: readonly Edit[]): unknown => edits.reduce((whole, edit) => edited(whole, edit[1], edit), known)

function edited(whole: unknown, path: Path, edit: Edit): unknown {
  const [step, ...rest] = path
  if (step === undefined) {
    if (edit[0] === 'put') return edit[2]
    const [, , start, cut, values] = edit
    return (whole as unknown[]).toSpliced(start, cut, ...values)
  }
  if (Array.isArray(whole)) return whole.with(step as number, edited(whole[step as number], rest, edit))
  const thing = whole as Record<string, unknown>
  return { ...thing, [step]: edited(thing[step], rest, edit) }
}
