/** Builds the page with Hazard on the shelf: vite build --config tests/hazard/vite.config.ts --outDir FOLDER */
import { mergeConfig } from 'vite'
import page from '../../vite.config'

const entry = { name: 'hazard', transformIndexHtml: { order: 'pre' as const, handler: (html: string) => html.replace('/src/main.ts', '/tests/hazard/main.ts') } }

export default mergeConfig(page, { plugins: [entry] })
