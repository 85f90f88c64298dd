import react from '@vitejs/plugin-react'
import { env } from 'node:process'
import { defineConfig, type Plugin } from 'vite'
import musterland from './cantons/musterland.json' with { type: 'json' }
import { siteBlock } from './src/main/site-block.ts'

const api = `http://127.0.0.1:${env['API_PORT'] ?? 3001}`

export default defineConfig({
  plugins: [react(), siteInDevelopment()],
  build: {
    target: 'baseline-widely-available',
    manifest: true,
    // The content-security policy allows files of our own and nothing inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    port: Number(env['PORT'] ?? 5173),
    strictPort: true,
    proxy: { '/BusinessAPI': api, '/api': api, '/health': api },
  },
})

/** In production our server puts the site into the page; the build leaves the mark for it. */
function siteInDevelopment(): Plugin {
  return {
    name: 'site-in-development',
    apply: 'serve',
    transformIndexHtml: (html) => html.replace('<!--site-->', siteBlock(musterland.site)),
  }
}
