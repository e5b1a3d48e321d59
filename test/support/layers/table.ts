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
  /**
   * The folders of the layer, each with those that it may import. Files beside the folders are of none, and are not
   * looked at here.
   */
  rooms?: Readonly<Record<string, readonly string[]>>
}

const react = ['react', 'react-dom']
const reactAndQuery = [...react, '@tanstack/react-query']
const withoutReact = { withoutPackages: reactAndQuery }

/** From what knows least to what knows most: a layer may import those before it. */
const order = [
  'utils',
  'errors',
  'schemas',
  'client',
  'actions',
  'decode',
  'audit',
  'execution',
  'deposit',
  'config',
  'query',
  'hooks',
]

function before(layer: string): string[] {
  return order.slice(0, order.indexOf(layer))
}

const forAllWidgets = ['attributes', 'shared', 'dialog']

/** Who may import whom. A layer that needs an exception holds code that belongs elsewhere. */
export const layers: Readonly<Record<string, LayerRules>> = {
  utils: { imports: before('utils'), ...withoutReact },
  errors: { imports: before('errors'), ...withoutReact, withoutValues: ['viem'] },
  schemas: {
    imports: before('schemas'),
    ...withoutReact,
    withoutValues: ['viem'],
    rooms: {
      base: [],
      protocol: [],
      sponsorship: ['base'],
      quote: ['base', 'sponsorship'],
      signature: ['base', 'quote'],
      status: ['base'],
      requests: ['base', 'sponsorship', 'status'],
    },
  },
  client: { imports: before('client'), ...withoutReact, withoutValues: ['viem'], fetches: true },
  actions: { imports: before('actions'), ...withoutReact, withoutValues: ['viem'] },
  decode: { imports: before('decode'), ...withoutReact },
  audit: { imports: before('audit'), ...withoutReact },
  execution: {
    imports: before('execution'),
    ...withoutReact,
    rooms: {
      state: [],
      ports: ['state'],
      watch: ['state', 'ports'],
      run: ['state', 'ports', 'watch'],
      core: ['state', 'ports', 'watch', 'run'],
    },
  },
  deposit: { imports: before('deposit'), ...withoutReact },
  config: { imports: before('config'), ...withoutReact },
  query: { imports: before('query'), withoutPackages: react },
  // The Provider carries the message catalogue, so hooks name its type.
  hooks: { imports: before('hooks'), types: ['locales'] },
  locales: { imports: [], ...withoutReact },
  styles: { imports: [], ...withoutReact },
  themes: {
    imports: ['errors'],
    ...withoutReact,
    rooms: {
      tokens: [],
      color: [],
      values: ['tokens', 'color'],
      contrast: ['tokens', 'color', 'values'],
      presets: [],
    },
  },
  // What a status means and whether sums hold has one home, the schemas; none of them can fetch.
  widgets: {
    imports: ['utils', 'errors', 'schemas', 'hooks', 'locales', 'styles'],
    types: order,
    withoutValues: ['viem'],
    rooms: {
      attributes: [],
      shared: ['attributes'],
      dialog: ['shared'],
      isolated: ['shared'],
      picker: forAllWidgets,
      fees: forAllWidgets,
      progress: forAllWidgets,
      'pending-executions': [...forAllWidgets, 'progress'],
      'deposit-address': [...forAllWidgets, 'fees'],
      review: [...forAllWidgets, 'fees'],
      activity: [...forAllWidgets, 'fees'],
      swap: [
        ...forAllWidgets,
        'picker',
        'fees',
        'progress',
        'pending-executions',
        'deposit-address',
        'review',
      ],
    },
  },
  wagmi: { imports: ['errors', 'execution', 'hooks'] },
  proxy: {
    imports: ['utils', 'errors', 'schemas', 'client'],
    withoutPackages: [...reactAndQuery, 'viem'],
    fetches: true,
  },
  exports: {
    imports: [...order, 'locales', 'styles', 'themes', 'widgets', 'wagmi', 'proxy'],
    reExports: true,
  },
}

/** Packages that only the named layer may import. */
export const ownedPackages: Readonly<Record<string, string>> = { wagmi: 'wagmi', '@wagmi/core': 'wagmi' }
