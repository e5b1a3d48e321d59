/** What the files of one folder of `src` may use. */
export interface LayerRules {
  /** Layers whose values and types may be imported; a layer may always import itself. */
  imports: readonly string[]
  /** Layers from which only types may be imported. */
  types?: readonly string[]
  /** Folders and files of those layers from which values may be imported, too: pure functions. */
  values?: readonly string[]
  /** Packages that may not be imported at all; a name includes its subpaths. */
  withoutPackages?: readonly string[]
  /** Packages from which only types may be imported. */
  withoutValues?: readonly string[]
  /** Whether the global `fetch` may be called. */
  fetches?: true
  /** Whether the files may re-export. */
  reExports?: true
  /**
   * The folders of the layer, each with those that it may import. `'.'` is for the files beside the folders; where most of them
   * are above a folder, it names the few that are below. Without a `'.'` there may be no such file.
   */
  rooms?: Readonly<Record<string, readonly string[]>>
  /** Folders that are a chunk: other files import their types, and load the rest by `import()`. */
  chunks?: readonly string[]
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

const forAllWidgets = ['.', 'attributes', 'shared', 'dialog']

/** Which layer may import which. A layer that needs an exception holds code that belongs elsewhere. */
export const layers: Readonly<Record<string, LayerRules>> = {
  utils: {
    imports: before('utils'),
    ...withoutReact,
    rooms: {
      data: [],
      events: [],
      locale: [],
      text: [],
      time: [],
      address: ['events'],
      amounts: ['locale'],
      chains: ['data', 'address'],
      tokens: ['address'],
      format: ['locale', 'amounts'],
      '.': ['amounts'],
    },
  },
  errors: {
    imports: before('errors'),
    ...withoutReact,
    withoutValues: ['viem'],
    rooms: {
      codes: [],
      redaction: ['causewayError.ts'],
      checks: ['argument.ts', 'config.ts'],
      '.': ['codes', 'redaction'],
    },
  },
  schemas: {
    imports: before('schemas'),
    ...withoutReact,
    withoutValues: ['viem'],
    rooms: {
      base: [],
      protocol: [],
      '.': ['base'],
      sponsorship: ['base', '.'],
      quote: ['base', '.', 'sponsorship'],
      signature: ['base', 'quote'],
      status: ['base'],
      requests: ['base', '.', 'sponsorship', 'status'],
    },
  },
  client: {
    imports: before('client'),
    ...withoutReact,
    withoutValues: ['viem'],
    fetches: true,
    rooms: { deployment: [], keyFinder: [], transport: [], '.': ['deployment', 'keyFinder', 'transport'] },
  },
  actions: {
    imports: before('actions'),
    ...withoutReact,
    withoutValues: ['viem'],
    rooms: { requestV3: [], '.': ['requestV3'], lookups: ['.'] },
  },
  decode: {
    imports: before('decode'),
    ...withoutReact,
    rooms: { calls: [], order: [], permits: [], '.': ['calls', 'order', 'permits'] },
  },
  audit: {
    imports: before('audit'),
    ...withoutReact,
    rooms: {
      input: ['auditOptions.ts'],
      facts: ['input'],
      rules: ['input', 'facts', 'auditOptions.ts', 'ruleFinding.ts'],
      '.': ['input', 'facts', 'rules'],
      describe: ['input', 'facts', '.'],
    },
  },
  execution: {
    imports: before('execution'),
    ...withoutReact,
    rooms: {
      state: [],
      ports: ['state'],
      records: ['state', 'ports'],
      payments: ['state', 'ports', 'records'],
      watch: ['state', 'ports'],
      run: ['state', 'ports', 'payments'],
      core: ['state', 'ports', 'records', 'payments', 'watch', 'run'],
    },
    chunks: ['run'],
  },
  deposit: {
    imports: before('deposit'),
    ...withoutReact,
    rooms: {
      request: ['depositTerms.ts', 'findPoorConversion.ts'],
      progress: ['request', 'depositTerms.ts', 'confirmTerms.ts', 'contradictsTerms.ts', 'depositSigns.ts'],
      book: ['depositTerms.ts', 'depositSigns.ts'],
      '.': ['request', 'progress', 'book'],
    },
  },
  config: {
    imports: before('config'),
    ...withoutReact,
    rooms: {
      callbacks: [],
      tokens: [],
      checks: ['callbacks', 'tokens', 'config.ts', 'configInternals.ts', 'executeStepsParameters.ts'],
      '.': ['callbacks', 'tokens', 'checks'],
    },
  },
  query: {
    imports: before('query'),
    withoutPackages: react,
    rooms: {
      options: [],
      '.': ['options'],
      service: ['options', '.'],
      chain: ['options', '.', 'service'],
      mutations: ['options', '.', 'service'],
    },
  },
  // The Provider carries the message catalog, so hooks name its type.
  hooks: {
    imports: before('hooks'),
    types: ['locales'],
    rooms: {
      base: [],
      context: [],
      '.': ['base', 'context'],
      suspense: ['base', 'context', '.'],
      deposits: ['base', 'context', '.'],
      internal: ['base', 'context', '.', 'deposits'],
    },
  },
  locales: {
    imports: [],
    ...withoutReact,
    rooms: { languages: ['messages.ts', 'english.ts'], '.': ['languages'] },
  },
  styles: { imports: [], ...withoutReact },
  themes: {
    imports: ['errors'],
    ...withoutReact,
    rooms: {
      tokens: [],
      color: [],
      values: ['tokens', 'color', 'theme.ts'],
      contrast: ['tokens', 'color', 'values', 'theme.ts'],
      '.': ['tokens', 'color', 'values', 'contrast'],
      presets: ['.'],
    },
  },
  // The meaning of a status and of sums has one home, the schemas. Of all that widgets may call, only hooks can fetch.
  widgets: {
    imports: ['utils', 'errors', 'schemas', 'decode', 'hooks', 'locales', 'styles'],
    types: order,
    values: [
      'execution/state',
      'deposit/request/depositFields.ts',
      'deposit/request/findDepositRefusal.ts',
      'deposit/request/pickDepositOptions.ts',
    ],
    withoutValues: ['viem'],
    rooms: {
      attributes: [],
      shared: ['attributes'],
      '.': ['attributes', 'shared'],
      dialog: ['shared'],
      isolated: ['shared'],
      picker: forAllWidgets,
      fees: forAllWidgets,
      progress: [...forAllWidgets, 'fees'],
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
    rooms: {
      request: ['refusal.ts', 'routes.ts'],
      limits: ['request', 'refusal.ts'],
      response: ['request', 'refusal.ts'],
      settings: ['request', 'limits', 'proxyParameters.ts', 'refusal.ts', 'routes.ts'],
      '.': ['request', 'limits', 'response', 'settings'],
    },
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
