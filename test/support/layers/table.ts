/** What the files of one folder of `src` may use. */
export interface LayerRules {
  /** Layers whose values and types may be imported; a layer may always import itself. */
  imports: readonly string[]
  /** Layers of which only types may be imported. */
  types?: readonly string[]
  /** Packages that may not be imported at all; a name stands for its subpaths too. */
  withoutPackages?: readonly string[]
  /** Packages of which only types may be imported. */
  withoutValues?: readonly string[]
  /** Whether the global `fetch` may be called. */
  fetches?: true
  /** Whether the files may re-export. */
  reExports?: true
}

const react = ['react', 'react-dom']
const reactAndQuery = [...react, '@tanstack/react-query']

const toSchemas = ['utils', 'errors', 'schemas']
const toActions = [...toSchemas, 'client', 'actions']
const toHooks = [...toActions, 'execution', 'query', 'hooks']

/** Who may import whom. A layer that needs an exception holds code that belongs elsewhere. */
export const layers: Readonly<Record<string, LayerRules>> = {
  utils: { imports: [], withoutPackages: reactAndQuery, withoutValues: ['viem'] },
  errors: { imports: ['utils'], withoutPackages: reactAndQuery, withoutValues: ['viem'] },
  schemas: { imports: ['utils', 'errors'], withoutPackages: reactAndQuery, withoutValues: ['viem'] },
  client: { imports: toSchemas, withoutPackages: reactAndQuery, withoutValues: ['viem'], fetches: true },
  actions: { imports: [...toSchemas, 'client'], withoutPackages: reactAndQuery, withoutValues: ['viem'] },
  execution: { imports: toActions, withoutPackages: reactAndQuery },
  query: { imports: [...toActions, 'execution'], withoutPackages: react },
  // The Provider carries the message catalogue, so hooks name its type.
  hooks: { imports: [...toActions, 'execution', 'query'], types: ['locales'] },
  ui: { imports: ['utils'], withoutValues: ['viem'] },
  locales: { imports: [], types: [...toHooks, 'ui', 'widgets'], withoutPackages: reactAndQuery },
  styles: { imports: ['utils', 'errors'], withoutPackages: reactAndQuery },
  // What a status means and whether sums hold has one home, the schemas; none of them can fetch.
  widgets: {
    imports: ['utils', 'errors', 'schemas', 'hooks', 'ui', 'locales'],
    types: [...toHooks, 'styles'],
    withoutValues: ['viem'],
  },
  wagmi: { imports: ['execution', 'hooks'] },
  proxy: { imports: ['client', 'schemas'], withoutPackages: [...reactAndQuery, 'viem'], fetches: true },
  exports: {
    imports: [...toHooks, 'ui', 'locales', 'styles', 'widgets', 'wagmi', 'proxy'],
    reExports: true,
  },
}

/** Where Node's own modules may be used; everything else also runs in a browser. */
export const nodeOnly: readonly RegExp[] = [
  /^src\/sandbox\/chains\//,
  /^src\/sandbox\/(server[^/]*|listen\.ts)(\/|$)/,
  /^src\/sandbox\/cli\.ts$/,
]

/** Packages that only the named layer may import. */
export const ownedPackages: Readonly<Record<string, string>> = { wagmi: 'wagmi', '@wagmi/core': 'wagmi' }
