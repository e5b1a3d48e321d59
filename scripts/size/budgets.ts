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
  /** Where the budget of what loads first is not met yet: what it must not grow beyond meanwhile, by bundler. */
  ceilings?: Readonly<Record<Bundler, number>>
  /** The same for all chunks. */
  allCeilings?: Readonly<Record<Bundler, number>>
}

/**
 * In bytes after gzip -9, without the peer dependencies; what esbuild makes of it and what Vite makes of it both count.
 * Held by `npm run size`.
 */
export const byteBudgets = {
  quote: {
    name: 'useQuote alone',
    imports: { index: ['useQuote'] },
    initial: 18 * kib,
    // zod is 40 % of it, and most of the rest is what a quote is asked with and read by. esbuild adds 6 KB, mostly error classes and
    // reasons that the entry point names and the execution engine uses, though this app loads no engine.
    // The nearest name for a misspelled field, and what each hook says of a wrong argument (1.3 KB).
    ceilings: { esbuild: 29.5 * kib, Vite: 22.75 * kib },
  },
  hooks: {
    name: 'all hooks, provider and config',
    imports: { index: '*' },
    initial: 40 * kib,
    // All hooks work once they have loaded: following transfers and the journal, deposit addresses with their checks, records,
    // and addresses of five families. Only the engine with the audit loads later.
    // Among them: whose a transfer is once another wallet is connected, writes that hang, hashes that several configs of a page store,
    // which targets have no code, and what hooks say of wrong arguments (5.5 KB). Queries of widgets that a page's defaults don't reach,
    // and internals that the type of a config doesn't show (0.3 KB).
    ceilings: { esbuild: 81.25 * kib, Vite: 78 * kib },
  },
  headless: {
    name: './actions and ./execution',
    imports: { actions: '*', execution: '*' },
    all: 58 * kib,
    // A quarter is the audit: 18 KB of rules and decoders, and 7 KB of tables of look-alikes.
    // What a quote was prompted for before, batches and replaced transactions held against the chain, deposits that a reorganization
    // takes back, orders that end during an approval, and polls that slow down (3.5 KB). What has spent a permit, by the chain's logs (2 KB).
    allCeilings: { esbuild: 113.5 * kib, Vite: 108.5 * kib },
  },
  swap: {
    name: 'SwapWidget, provider and config',
    imports: { index: ['CausewayProvider', 'createConfig'], widgets: ['SwapWidget'] },
    initial: 54 * kib,
    all: 140 * kib,
    // English is 17 KB of it, half of it for what opens later: docs/decisions/english-in-one-catalogue.md. The hooks are most of the
    // rest. esbuild loads the same files as Vite, in 18 chunks that are compressed apart.
    // Words of what calls take, a second try after a refund, and a gas top-up that is no fee (2 KB). What is said of the funds after
    // each error, and sums that are shown as they add up (2.5 KB). Warnings of a second payment, and what is true of a finding in each of its
    // cases (0.5 KB).
    ceilings: { esbuild: 139.25 * kib, Vite: 128.5 * kib },
    allCeilings: { esbuild: 230.5 * kib, Vite: 209.5 * kib },
  },
} satisfies Record<string, ByteBudget>

/**
 * Most bytes of the style sheet after gzip -9, and what it must not grow beyond while it is over that. What a page makes inherit is kept out one property after the other, and the main parts read
 * tokens of their own: 2 KiB, for widgets that stand on any page and look like it. Layouts, densities and the dialog button are half a KiB more,
 * and so are facts that fit a line, rows on a phone and menus of our own, cards
 * for progress and fees that stand alone, with tokens of their own, a magnifier in the fields that search, and a name of its own for every
 * part, so that what looks alike is listed. Half a KiB are marks of warnings, check boxes in the theme, and buttons in forced colors. A quarter are outcomes of deposits, areas for fingers,
 * and text of twice the size on a phone. Held by `npm run size`.
 */
export const styleBudget = { all: 11 * kib, ceiling: 15.5 * kib }

/** Most packages that an app gets beside those it has for the peer dependencies. Held by `npm run size`. */
export const packageBudget = 40

/** At most `ratio` times the figure of `beside` in the same run, since machines differ. */
export interface RatioBudget {
  beside: string
  ratio: number
}

const lifi = (ratio: number): RatioBudget => ({ beside: 'LI.FI widget', ratio })

/** Held by `npm run bench`. */
export const benchBudgets = {
  parsing: { beside: 'JSON.parse', ratio: 3 },
  polling: { beside: 'every 5 s', ratio: 1 },
  start: { cpu: lifi(0.22), cpuSlowed: lifi(0.3), blocked: lifi(0.25), heap: lifi(0.3) },
  key: { commits: 1, components: 5, script: lifi(0.18) },
  keysToQuote: { commits: 12, components: 60, requests: 1 },
  rest: { components: 60 },
  tokens: {
    /** Of 10,000 beside 1,000. */
    opened: { beside: '1,000 tokens', ratio: 1.3 },
    elements: 120,
    searched: { beside: 'control', ratio: 3 },
  },
  history: {
    lateFrames: { beside: 'plain list', ratio: 1 },
    /** Bytes: what measuring itself leaves behind. */
    heapGrowth: 1024 * kib,
  },
} satisfies Record<string, unknown>
