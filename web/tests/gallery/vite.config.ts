import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { readFileSync, readdirSync } from 'node:fs'
const L = new URL('../../../locales/', import.meta.url).pathname
export default defineConfig({ root: import.meta.dirname, base: './', plugins: [{ name: 'texts', resolveId: (id) => (id.startsWith('virtual:') ? '\0' + id : null), load(id) { if (!id.startsWith('\0virtual:')) return null; const lang = id.slice(-2); return 'export default ' + JSON.stringify(readdirSync(L + lang).map((f) => readFileSync(L + lang + '/' + f, 'utf8')).join('\n')) } }, svelte({ compilerOptions: { runes: true } })], build: { outDir: '/tmp/parts/gallery', emptyOutDir: true, minify: false, assetsInlineLimit: 0 } })
