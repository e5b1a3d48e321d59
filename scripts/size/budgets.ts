const kib = 1024

/** What apps are bundled with. */
export const bundlers = ['esbuild', 'Vite'] as const
export type Bundler = (typeof bundlers)[number]

/** A way to use the library, and what an app may pay for it. */
export interface ByteBudget {
  name: string
  /** Names that the app imports from each entry point, or `*` for all of them. */
  imports: Readonly<Record<string, readonly string[] | '*'>>
  /** Most bytes that load before any `import()`. */
  initial?: number
  /** Most bytes of all chunks together. */
  all?: number
}

/**
 * In bytes after gzip -9, without the peer dependencies; what esbuild makes of it and what Vite makes of it both count. `npm run size`
 * compares: a budget that isn't met has its reason beside it, and what a figure is held to is `measured.json`.
 */
export const byteBudgets = {
  quote: {
    name: 'useQuote alone',
    imports: { index: ['useQuote'] },
    initial: 18 * kib,
    // zod is a third of it, and most of the rest is what a quote is requested with and parsed by. esbuild adds 9 KB, mostly error classes
    // that the entry point names and only the execution engine throws.
  },
  hooks: {
    name: 'all hooks, provider and config',
    imports: { index: '*' },
    initial: 40 * kib,
    // All hooks work once they have loaded: tracking of swaps and the journal, deposit addresses with their checks, records, and
    // addresses of five families. Checks of what scripts without types pass are 5.5 KB. Only the engine with the audit loads later.
  },
  headless: {
    name: './actions and ./execution',
    imports: { actions: '*', execution: '*' },
    all: 58 * kib,
    // The engine with its journal, locks and tracking is 29 %; the audit with its decoders 21 %; the schemas with zod 18 %; errors 9 %; config
    // and deposit addresses, which partners without React have as well, 9 %. Half of it would have to go, and none of it is spare.
  },
  swap: {
    name: 'SwapWidget, provider and config',
    imports: { index: ['CausewayProvider', 'createConfig'], widgets: ['SwapWidget'] },
    initial: 54 * kib,
    all: 140 * kib,
    // English is 17 KB of it, half of it for what opens later: docs/decisions/english-in-one-catalog.md. The hooks are most of the
    // rest. esbuild loads the same files as Vite, in 18 chunks that are compressed apart.
  },
} satisfies Record<string, ByteBudget>

/**
 * Most bytes of the style sheet after gzip -9. What keeps a page's own styles out is 2 KiB; layouts, densities, forced colors and tokens
 * for each main part are most of the rest.
 */
export const styleBudget = 11 * kib

/** Most packages that an app gets beside those it has for the peer dependencies. */
export const packageBudget = 40

/** At most `ratio` times the figure of `beside` in the same run, since machines differ. */
export interface RatioBudget {
  beside: string
  ratio: number
}

const lifi = (ratio: number): RatioBudget => ({ beside: 'LI.FI widget', ratio })

/** Held by `npm run bench`. Which ones aren't met is in docs/benchmarks.md; why is beside those where it is known. */
export const benchBudgets = {
  parsing: { beside: 'JSON.parse', ratio: 3 },
  polling: { beside: 'every 5 s', ratio: 1 },
  // Three fifths of what the form adds is the first rendering and layout of 60 components, by code that never ran before. The schemas are 7 %
  // of it, and 17 % of the heap; the rest of the heap is code and what React keeps of the form. On a quiet machine, blocking time is met.
  start: { cpu: lifi(0.22), cpuSlowed: lifi(0.3), blocked: lifi(0.25), heap: lifi(0.3) },
  // Of 1.8 ms of script, about 0.8 is the layout that `useFittedText` asks for, which the next frame needs anyway, and 0.6 is the execution engine,
  // which loads with the first press.
  key: { commits: 1, components: 5, script: lifi(0.18) },
  // A quote that is asked for, and one that arrives, render every part that reads the facts of the form: 18 and 31 components, 13 of them
  // without a change. A store of facts with selectors would spare those, for one more commit with each fact.
  keysToQuote: { commits: 12, components: 60, requests: 1 },
  rest: { components: 60 },
  tokens: {
    /** Of 10,000 beside 1,000. */
    opened: { beside: '1,000 tokens', ratio: 1.3 },
    elements: 120,
    // 2.9 to 3.0 on a quiet machine: eight rows show other tokens after each key, and two thirds are their style, layout and paint.
    searched: { beside: 'control', ratio: 3 },
  },
  history: {
    // Every 1.4 s a page of 50 swaps is read in one task of 20 ms, and garbage is collected for up to 20; a plain list has neither. On a busy
    // machine, that one has late frames, too: 7 and 14 beside 4 and 16 of ours.
    lateFrames: { beside: 'plain list', ratio: 1 },
    /** Bytes: what measuring itself leaves behind. */
    heapGrowth: 1024 * kib,
  },
} satisfies Record<string, unknown>
