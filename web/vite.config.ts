import { readFileSync, writeFileSync, readdirSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

const LOCALES = resolve(import.meta.dirname, '../locales')
const FILES = ['common', 'tellstones', 'refusals', 'page', 'server', 'bots', 'company']
/** Of what the page never says. */
const ELSEWHERE = /^(?:help-|serve-|match-result|tune-|solve-|train-|page-|rules-reminder|badge-|refusal-(?:record|chain|scenario|dice|secret|map)-).*\n(?:[ \t].*\n|\n(?=[ \t]))*/gm

/** `virtual:texts/fr` is all that the page may say in French, comments left out; `virtual:rules/fr` the rules. */
function texts(prefix: string, names: string[]): Plugin {
  return {
    name: prefix,
    resolveId: (id) => (id.startsWith(prefix) ? '\0' + id : null),
    load(id) {
      if (!id.startsWith('\0' + prefix)) return null
      const language = id.slice(prefix.length + 1)
      const paths = names.map((file) => join(LOCALES, language, `${file}.ftl`))
      paths.forEach((path) => this.addWatchFile(path))
      const all = paths.map((path) => readFileSync(path, 'utf8')).join('\n') + '\n'
      return `export default ${JSON.stringify(all.replace(/^#.*\n/gm, '').replace(ELSEWHERE, '').replace(/\n{2,}/g, '\n'))}`
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
      const files = readdirSync(join(out, 'assets')).map((file) => `/assets/${file}`)
      const kept = ['/', '/site.webmanifest', '/icon.svg', ...files.filter((f) => /\.(js|css|svg|woff2)$/.test(f))]
      const version = createHash('sha256').update(readFileSync(join(out, 'index.html'))).update(kept.join()).digest('hex').slice(0, 12)
      const worker = join(out, 'sw.js')
      const source = readFileSync(worker, 'utf8')
      writeFileSync(worker, source.replace('"VERSION"', JSON.stringify(version)).replace('["FILES"]', JSON.stringify(kept)))
    },
  }
}

type Built = Record<string, { file: string; css?: string[]; imports?: string[] }>

/** What a file of the source was built into, and all that it asks for at once. */
function filesOf(built: Built, source: string): { scripts: string[]; styles: string[] } {
  const found = built[source]
  if (!found) throw new Error(`nothing was built from ${source}`)
  const others = (found.imports ?? []).map((name) => filesOf(built, name))
  const all = (own: string[], theirs: string[][]): string[] => [...new Set([...own.map((file) => `/${file}`), ...theirs.flat()])]
  return { scripts: all([found.file], others.map((o) => o.scripts)), styles: all(found.css ?? [], others.map((o) => o.styles)) }
}

/** Notes what each page of `pages.ts` will ask for, for the server to announce it: files, data, the texts of a language. */
function ahead(): Plugin {
  let out = ''
  return {
    name: 'ahead',
    apply: 'build',
    configResolved: (config) => void (out = config.build.outDir),
    closeBundle() {
      const built = JSON.parse(readFileSync(join(out, 'manifest.json'), 'utf8')) as Built
      const source = readFileSync(join(import.meta.dirname, 'src/pages.ts'), 'utf8')
      const pages = [...source.matchAll(/^ {2}(\w+): (.*?)import\('\.(\/.+?)'\)/gms)].map(([, page, before = '', file]) => {
        const data = [...before.matchAll(/fetchData\('(.+?)'\)/g)].map(([, name]) => `/data/${name}`)
        return [page, { ...filesOf(built, `src${file}`), data }] as const
      })
      const texts = readdirSync(LOCALES).map((language) => [language, filesOf(built, `virtual:texts/${language}`).scripts] as const)
      writeFileSync(join(out, 'ahead.json'), JSON.stringify({ pages: Object.fromEntries(pages), texts: Object.fromEntries(texts) }))
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
  plugins: [texts('virtual:texts/', FILES), texts('virtual:rules/', ['rules']), svelte({ compilerOptions: { runes: true } }), ahead(), precache(), packed()],
  build: {
    outDir: resolve(import.meta.dirname, 'dist'),
    target: 'es2022',
    assetsInlineLimit: 0, // the page's policy takes nothing from a data: address
    modulePreload: { polyfill: false },
    manifest: 'manifest.json',
    rolldownOptions: {
      output: {
        // What every page needs comes in one piece, and a table in another: each file more is a journey more.
        codeSplitting: {
          groups: [
            { name: 'house', test: /node_modules\/(?:svelte|@fluent)|src\/(?:net|settings|text)\/|src\/(?:route|pages)|parts\/(?:Candle|Stone|Sprite|Languages)|room\/(?:opponents|BotSeat)|table\/links|tellstones\/picture/, priority: 2 },
            { name: 'board', test: /src\/(?:sound|tellstones)\/(?!TellstonesTable)|parts\/(?:Track|SeatCard|Symbol)/, priority: 1 },
          ],
        },
      },
    },
  },
  server: { fs: { allow: [resolve(import.meta.dirname, '..')] } },
  test: { include: ['tests/**/*.test.ts'] },
})
