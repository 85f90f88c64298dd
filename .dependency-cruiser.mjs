/* Who may import whom. One rule covers all features: the folder name is captured in `from` and used again as $1 in `to`. */
const own = '^src/features/$1/'
const ownShared = `${own}[^/]+[.]ts$`
const sharedCode = '^src/kit/|^src/features/[^/]+/[^/]+[.]ts$'
const browserCode = '^src/(shell|ui)/|^src/features/[^/]+/client/|^src/main/[^/]*client'
const faces =
  '^src/features/[^/]+/(client/(app[.]tsx?|plain-pages[.]ts|member-name[.]ts)|server/(routes|jobs|commands|offers|account-data)[.]ts)$'
const packages = (...names) => `node_modules/(@types/)?(${names.join('|')})/`

const error = (name, from, to) => ({ name, severity: 'error', from, to })

export default {
  forbidden: [
    error('no-cycles', {}, { circular: true }),
    error('no-index-files', {}, { path: '^src/.*/index[.][a-z]+$' }),
    error('no-unresolved-imports', {}, { couldNotResolve: true }),
    error('no-undeclared-packages', {}, { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] }),
    error('no-development-packages', { path: '^src/' }, { dependencyTypes: ['npm-dev'], dynamic: false }),
    error('source-stays-in-src', { path: '^src/', pathNot: '^src/main/' }, { path: '^(db|docs|e2e|scripts)/' }),
    error('nobody-imports-main', { path: '^src/', pathNot: '^src/main/' }, { path: '^src/main/' }),

    error('kit-knows-nobody', { path: '^src/kit/' }, { path: '^src/', pathNot: '^src/kit/' }),
    error('ui-knows-kit', { path: '^src/ui/' }, { path: '^src/', pathNot: '^src/(ui|kit)/' }),
    error('shell-knows-ui-and-kit', { path: '^src/shell/' }, { path: '^src/', pathNot: '^src/(shell|ui|kit)/' }),
    error(
      'public-shell-waits-for-workspace',
      { path: '^src/(shell/(?!workspace/|parts/)|features/(extension|status)/client/)', pathNot: '^src/shell/app-entry[.]ts$' },
      { path: '^src/shell/(workspace|parts)/' },
    ),
    error('platform-knows-kit', { path: '^src/platform/' }, { path: '^src/', pathNot: '^src/(platform|kit)/' }),

    error('shared-knows-kit', { path: '^src/features/([^/]+)/[^/]+[.]ts$' }, { path: '^src/', pathNot: [ownShared, '^src/kit/'] }),
    error(
      'server-half',
      { path: '^src/features/([^/]+)/server/' },
      { path: '^src/', pathNot: [`${own}server/`, ownShared, '^src/(platform|kit)/'] },
    ),
    error(
      'client-half',
      { path: '^src/features/([^/]+)/client/' },
      { path: '^src/', pathNot: [`${own}client/`, ownShared, '^src/(shell|ui|kit)/'] },
    ),

    error('main-uses-faces', { path: '^src/main/' }, { path: '^src/features/', pathNot: faces }),
    error('main-client-stays-in-browser', { path: '^src/main/[^/]*client' }, { path: '^src/platform/|^src/features/[^/]+/server/' }),
    error(
      'main-server-stays-in-node',
      { path: '^src/main/[^/]+[.]ts$', pathNot: '^src/main/[^/]*client' },
      { path: '^src/(shell|ui)/|^src/features/[^/]+/client/' },
    ),

    error(
      'drivers-in-platform',
      { path: '^src/', pathNot: '^src/(platform|main)/' },
      { path: packages('fastify', '@fastify/[^/]+', 'pg', 'pino', 'graphile-worker', 'rate-limiter-flexible', '@opentelemetry/[^/]+') },
    ),
    error(
      'no-react-on-server',
      { path: `${sharedCode}|^src/platform/|^src/features/[^/]+/server/|^src/main/[^/]+[.]ts$`, pathNot: '^src/main/[^/]*client' },
      {
        path: packages(
          'react',
          'react-dom',
          'wouter',
          'zustand',
          'lucide-react',
          'react-hook-form',
          '@(tanstack|base-ui|atlaskit|tiptap|hookform)/[^/]+',
        ),
      },
    ),
    error('no-node-in-browser', { path: `${sharedCode}|${browserCode}` }, { dependencyTypes: ['core'] }),
    error(
      'zod-is-mini',
      { path: `${sharedCode}|${browserCode}` },
      { path: packages('zod'), pathNot: 'node_modules/zod/(mini|v4/mini|v4/core)/' },
    ),

    {
      name: 'shared-means-shared',
      severity: 'warn',
      from: {},
      module: { path: '^src/(kit|ui)/.*[.]tsx?$', pathNot: '[.]d[.]ts$', numberOfDependentsLessThan: 2 },
    },
  ],
  options: {
    // NOTE TypeScript 7 has no JavaScript interface. With the usual parser nothing is read and everything passes.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'require'] },
    exclude: { path: '[.]test[.]tsx?$' },
  },
}
