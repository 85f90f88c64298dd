import react from '@vitejs/plugin-react'
import { env } from 'node:process'
import { defineConfig, type Plugin } from 'vite'
import { workspaceChunks } from './scripts/workspace-chunk.ts'
import { pageHtml } from './src/main/page-html.ts'
import { projectPath } from './src/main/project.ts'
import { readCanton } from './src/platform/canton.ts'

const api = `http://127.0.0.1:${env['API_PORT'] ?? 3001}`
const chunks = workspaceChunks(projectPath('index.html'), projectPath('src/main/workspace-client.tsx'))
// One script and one style sheet for each first load, instead of dozens that wait for each other.
const groups = [
  { name: 'index', tags: ['$initial' as const] },
  // What the pages of an answer share: a dozen small files would arrive one after the other.
  {
    name: 'answer',
    test: /features\/extension\/(?!.*contract)(client\/(result|verify|mail|undo)\/|[a-z-]+\.ts)/,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  { name: chunks.workspace, includeDependenciesRecursively: false },
  { name: chunks.apps, minShareCount: 16, includeDependenciesRecursively: false },
  { name: 'icons', test: /lucide-react\/dist\/esm\/icons\//, minShareCount: 2, includeDependenciesRecursively: false },
]

// The first script names a hundred others, and what is random in a name does not compress.
const shortNames = { chunkFileNames: 'assets/[name]-[hash:7].js', assetFileNames: 'assets/[name]-[hash:6][extname]' }

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), siteInDevelopment()],
  // What the router brings along for older versions of React is part of React today.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  build: {
    target: 'baseline-widely-available',
    // The pages as the server renders them are built apart, into a folder nobody can ask for.
    outDir: isSsrBuild ? 'dist-server' : 'dist',
    copyPublicDir: !isSsrBuild,
    manifest: !isSsrBuild,
    // The content-security policy allows files of our own and nothing inline.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The server names the scripts of the page that is asked for. A list of all others in the first script would cost every visitor more than it saves the few.
      resolveDependencies: (_file, parts) => parts.filter((part) => part.endsWith('.css')),
    },
    rolldownOptions: isSsrBuild ? {} : { output: { codeSplitting: { groups }, ...shortNames } },
  },
  // With the libraries inside, the renderer is their production build, however the server was started.
  ssr: { noExternal: true },
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  server: {
    port: Number(env['PORT'] ?? 5173),
    strictPort: true,
    // The page about the API is one of the pages, although its address looks like a call.
    proxy: { '/BusinessAPI': api, '^/api/(?!docs$)': api, '/health': api },
  },
}))

/** In production our server puts the site into the page; the build leaves the mark for it. */
function siteInDevelopment(): Plugin {
  return {
    name: 'site-in-development',
    apply: 'serve',
    transformIndexHtml: async (html) => {
      const { site } = await readCanton(projectPath('cantons'), env['CANTON'] ?? 'musterland')
      return pageHtml(html, { block: { site, opensAccounts: true, isForDevelopment: true } })
    },
  }
}
