/** Which folder may import which in `sandbox/src`; a folder may always import itself, and `exports` everything. */
export const layers: Readonly<Record<string, readonly string[]>> = {
  'errors.ts': [],
  domain: ['errors.ts'],
  contracts: ['errors.ts', 'domain'],
  dialect: ['domain'],
  families: ['domain', 'dialect'],
  faults: ['domain'],
  quote: ['errors.ts', 'contracts', 'domain'],
  requests: ['domain', 'dialect', 'families', 'quote'],
  deposits: ['errors.ts', 'domain', 'quote'],
  settlement: ['errors.ts', 'domain', 'quote', 'deposits'],
  http: [
    'errors.ts',
    'domain',
    'dialect',
    'families',
    'faults',
    'quote',
    'requests',
    'deposits',
    'settlement',
  ],
  anvil: ['errors.ts', 'contracts', 'domain', 'http'],
  simulated: ['errors.ts', 'contracts', 'domain', 'faults', 'http'],
  page: ['domain'],
  'startSandbox.ts': ['errors.ts', 'domain', 'faults', 'http', 'anvil'],
  'toSandboxFacts.ts': ['domain', 'startSandbox.ts'],
  command: ['domain', 'startSandbox.ts'],
  'cli.ts': ['errors.ts', 'domain', 'http', 'startSandbox.ts', 'command', 'toSandboxFacts.ts'],
}

/** The entry points of the product that the sandbox may import. */
export const publicEntries: readonly string[] = [
  '@causeway/react',
  '@causeway/react/execution',
  '@causeway/react/proxy',
  '@causeway/react/schemas',
]

/** Packages for pages, which nothing here may import. */
export const pagePackages: readonly string[] = ['react', 'react-dom', '@tanstack/react-query', 'wagmi']

/** Where Node may be needed: starting nodes, listening, and the command. */
export const nodePlaces = /^sandbox\/src\/(anvil\/|http\/server\/|command\/|cli\.ts$)/
