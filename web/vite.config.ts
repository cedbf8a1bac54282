import { readFileSync, writeFileSync, readdirSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { dirname, join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

const LOCALES = resolve(import.meta.dirname, '../locales')
/** What is said, by where it is fetched. */
const TEXTS = {
  texts: ['common', 'tellstones', 'refusals', 'page', 'server', 'bots', 'company'],
  /** Of other people: offers, those who watch, somebody to play with. */
  somebody: ['somebody'],
  rules: ['rules'],
  /** Once a game is over, and of stories that go on. */
  after: ['after', 'verdict'],
  lines: ['lines', 'talk'],
  lessons: ['lessons'],
  options: ['options'],
  /** Kept by nobody else. */
  tseuquest: ['tseuquest', 'tseuquest-log', 'tseuquest-refusals', 'tseuquest-content', 'tseuquest-effects', 'tseuquest-powers', 'tseuquest-parts', 'tseuquest-page', 'tseuquest-orders', 'tseuquest-reasons'],
  'tseuquest-rules': ['tseuquest-rules'],
  'tseuquest-learn': ['tseuquest-learn'],
  'tseuquest-screen': ['tseuquest-screen'],
  'tseuquest-between': ['tseuquest-between'],
  /** What is wrong with an adventure that somebody brings. */
  'tseuquest-brought': ['adventure', 'shelf'],
}
/** How messages begin that the page never says. */
const NEVER_SAID = [
  'help-', 'serve-', 'match-result', 'tune-', 'solve-', 'train-', 'page-', 'rules-reminder', 'badge-',
  String.raw`order-\w+-also`, 'bots-(?:un)?muted', 'what-(?!peek-three)', 'quest-help', 'quest-rules =',
  'quest-rules-interlude', 'choose-', 'joint-', 'roads-none', 'verb-(?!first|second|stop)',
  'which-(?!looker|symbol|element|breath)', 'about-(?:card|treasure|unknown|none|figure|sheet|gear|not-now|nobody) ',
  'effect-(?:aim|reach|whom-(?!short)|only|and|stays|elemental|use|no-use|worn|arm-|treasure-gold|nothing-in-it)',
  'join-(?:gathering|waiting|one-device|bot-plays|plays-again|left|back)', 'expected ',
  'refusal-unreadable-(?:action|position|game|options)', 'refusal-(?:chain|scenario|map)-',
  'refusal-record-(?!edited|impossible)',
]
/** Such a message, with its further lines. */
const ELSEWHERE = new RegExp(String.raw`^(?:${NEVER_SAID.join('|')}).*\n(?:[ \t].*\n|\n(?=[ \t]))*`, 'gm')

/** `virtual:texts/fr` is all that the page may say in French, comments left out; `virtual:texts` says where each language is. */
function texts(name: string, files: string[]): Plugin {
  const all = `virtual:${name}`
  return {
    name: all,
    resolveId: (id) => (id === all || id.startsWith(`${all}/`) ? '\0' + id : null),
    load(id) {
      if (id === `\0${all}`) return `export default { ${readdirSync(LOCALES).map((language) => `${language}: () => import('${all}/${language}')`).join(', ')} }`
      if (!id.startsWith(`\0${all}/`)) return null
      const paths = files.map((file) => join(LOCALES, id.slice(-2), `${file}.ftl`))
      paths.forEach((path) => this.addWatchFile(path))
      const said = paths.map((path) => readFileSync(path, 'utf8')).join('\n') + '\n'
      return `export default ${JSON.stringify(said.replace(/^#.*\n/gm, '').replace(ELSEWHERE, '').replace(/\n{2,}/g, '\n'))}`
    },
  }
}

/** Writes into the service worker what belongs to this build, so that a new one is noticed and an old one forgotten. */
function precache(): Plugin {
  let out = ''
  return {
    name: 'precache',
    apply: 'build',
    configResolved: (config) => void (out = config.build.outDir),
    closeBundle() {
      // Of a game that is fetched with its table, nobody else keeps a byte: neither its chunks nor the ways into them.
      const kin = reached(JSON.parse(readFileSync(join(out, 'manifest.json'), 'utf8')) as Built, /games\/tseuquest|virtual:tseuquest/)
      const files = readdirSync(join(out, 'assets')).flatMap((file) => (/\.(?:js|css)$/.test(file) && !kin.has(`assets/${file}`) ? [] : [`/assets/${file}`]))
      const kept = ['/', '/site.webmanifest', '/icon.svg', ...files.filter((f) => /\.(js|css|svg|woff2)$/.test(f))]
      const version = createHash('sha256').update(readFileSync(join(out, 'index.html'))).update(kept.join()).digest('hex').slice(0, 12)
      const worker = join(out, 'sw.js')
      const source = readFileSync(worker, 'utf8')
      writeFileSync(worker, source.replace('"VERSION"', JSON.stringify(version)).replace('["FILES"]', JSON.stringify(kept)))
    },
  }
}

type Built = Record<string, { file: string; css?: string[]; imports?: string[]; dynamicImports?: string[] }>

/** Scripts and styles that the page can come to without any source of this kind. */
function reached(built: Built, without: RegExp): Set<string> {
  const [found, sources] = [new Set<string>(), new Set(['index.html'])]
  for (const source of sources) {
    const { file, css = [], imports = [], dynamicImports = [] } = built[source] ?? { file: '' }
    for (const one of [file, ...css]) found.add(one)
    for (const next of [...imports, ...dynamicImports]) if (!without.test(next)) sources.add(next)
  }
  return found
}

/** What files of the source were built into, and all that they ask for at once. */
function filesOf(built: Built, ...sources: string[]): { scripts: string[]; styles: string[] } {
  const found = sources.map((source) => {
    const one = built[source]
    if (!one) throw new Error(`nothing was built from ${source}`)
    const others = filesOf(built, ...(one.imports ?? []))
    return { scripts: [`/${one.file}`, ...others.scripts], styles: [...(one.css ?? []).map((file) => `/${file}`), ...others.styles] }
  })
  return { scripts: [...new Set(found.flatMap((one) => one.scripts))], styles: [...new Set(found.flatMap((one) => one.styles))] }
}

/** What a game's page asks for at its table: its files, the data that its folder fetches unasked, and what it says. */
function gameOf(built: Built, source: string): { scripts: string[]; styles: string[]; data: string[]; texts: Record<string, string[]> } {
  const folder = join(import.meta.dirname, dirname(source))
  const written = readdirSync(folder).filter((file) => file.endsWith('.ts')).map((file) => readFileSync(join(folder, file), 'utf8'))
  const data = written.flatMap((text) => [...text.matchAll(/^void fetchData.*?\('(.+?)'\)/gm)].map(([, name]) => `/data/${name}`))
  const [, own] = /import TEXTS from '(virtual:.+?)'/.exec(readFileSync(join(import.meta.dirname, source), 'utf8')) ?? []
  const texts = Object.fromEntries(readdirSync(LOCALES).map((language) => [language, own ? filesOf(built, `${own}/${language}`).scripts : []]))
  return { ...filesOf(built, source), data, texts }
}

/** Notes what each page of `pages.ts` and of the shelf will ask for, and what each game does at its table, for the server to announce it: files, data, the texts of a language. */
function ahead(): Plugin {
  let out = ''
  return {
    name: 'ahead',
    apply: 'build',
    configResolved: (config) => void (out = config.build.outDir),
    closeBundle() {
      const built = JSON.parse(readFileSync(join(out, 'manifest.json'), 'utf8')) as Built
      const read = (path: string): string => readFileSync(join(import.meta.dirname, path), 'utf8')
      const shelf = read('src/games/index.ts')
      const usual = /USUAL = '(\w+)'/.exec(shelf)?.[1]
      const game = new RegExp(`^ {2}${usual}: .*?page: \\(\\) => import\\('\\.(/.+?)'\\)`, 'ms').exec(shelf)?.[1]
      const pages = [...read('src/pages.ts').matchAll(/^ {2}(\w+): (.*?)import\('\.(\/.+?)'\)/gms)].map(([, page, before = '', file]) => {
        const data = [...before.matchAll(/fetchData\('(.+?)'\)/g)].map(([, name]) => `/data/${name}`)
        return [page, { ...filesOf(built, `src${file}`, ...(before.includes('withGame(') ? [`src/games${game}.ts`] : [])), data }] as const
      })
      const more = [...shelf.matchAll(/^ {2}(\w+): \(\) => import\('\.(\/.+?)'\)/gm)].map(([, page, file]) => [page, { ...filesOf(built, `src/games${file}`), data: [] }] as const)
      const texts = readdirSync(LOCALES).map((language) => [language, filesOf(built, `virtual:texts/${language}`).scripts] as const)
      const games = [...shelf.matchAll(/^ {2}(\w+): \{.*?page: \(\) => import\('\.(\/.+?)'\)/gms)].map(([, name, file = '']) => [name, gameOf(built, `src/games${file}.ts`)] as const)
      writeFileSync(join(out, 'ahead.json'), JSON.stringify({ pages: Object.fromEntries([...pages, ...more]), texts: Object.fromEntries(texts), games: Object.fromEntries(games) }))
    },
  }
}

/** Lays a packed copy beside everything that packs well, for the server to hand out. */
function packed(): Plugin {
  let out = ''
  return {
    name: 'packed',
    apply: 'build',
    configResolved: (config) => void (out = config.build.outDir),
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        for (const path of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
          if (/\.(js|css|svg|html|json|webmanifest)$/.test(path)) writeFileSync(join(out, `${path}.gz`), gzipSync(readFileSync(join(out, path)), { level: 9 }))
        }
      },
    },
  }
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [...Object.entries(TEXTS).map(([name, files]) => texts(name, files)), svelte({ compilerOptions: { runes: true } }), ahead(), precache(), packed()],
  build: {
    outDir: resolve(import.meta.dirname, 'dist'),
    target: 'es2022',
    assetsInlineLimit: 0, // the page's policy takes nothing from a data: address
    modulePreload: { polyfill: false },
    manifest: 'manifest.json',
    rolldownOptions: {
      output: {
        // What every page needs comes in one piece, a table in another, a game in a third: each file more is a journey
        // more.
        codeSplitting: {
          groups: [
            { name: 'house', test: /node_modules\/(?:svelte|@fluent)|src\/(?:net|settings|text)\/|src\/(?:route|pages)|parts\/(?:Candle|Sprite|Languages)|room\/(?:opponents|BotSeat)|table\/links|games\/(?:index|\w+\/(?:Card|Stone|symbols|wishes|picture|types))/, priority: 2 },
            { name: 'table', test: /src\/(?:sound|table)\/(?!Table|Aside|Replay|Learn|Rules|Guests|Gathering|Qr|Checked|Elsewhere|Kept|Scrub|Lines|sealed|pieces|moment|AskForm|alone|Phrases|Share)/, priority: 1 },
            { name: (id) => `quest-${id.slice(-2)}`, test: /virtual:tseuquest\//, priority: 3 },
            { name: 'people', test: /src\/table\/(?:people|Again|OfferBar|Watch)/, priority: 2 },
            { name: 'qr', test: /src\/table\/Qr/, priority: 2 },
            { name: 'quest', test: /games\/tseuquest\/(?!(?:look\/)?(?:screen|rules|between|learn|gathering|replay|ending)\b|parts\/(?:drawings\/evening|Ending|Bars|Wounds|EveningDrawings))/, priority: 1 },
            { name: 'tellstones', test: /games\/tellstones\/(?!Puzzle|Options|replay\/|end\/|look\/|figures\/|rules\/|Keys|Glove)/, priority: 1 },
          ],
        },
      },
    },
  },
  server: { fs: { allow: [resolve(import.meta.dirname, '..')] } },
  test: { include: ['tests/**/*.test.ts'] },
})
