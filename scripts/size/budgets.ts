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
    // esbuild loads first what it shares with code that this app never loads.
    // The meanings of a refund address are checked before a quote is asked for, and accounts of TON have several spellings.
    // What is reviewed is frozen, a key is found in one more spelling, and arguments are checked that look like a client. Whether a
    // request failed for good is asked before the first prompt, so that esbuild shares the service's reasons too (1.3 KB).
    // Fields that may have no value are read in one call, and those of one kind share a schema (0.1 KB).
    // The key is found behind escapes of CSS and of HTML escaped twice, and the argument that was forgotten is named everywhere (0.2 KB).
    // Async callbacks are isolated, and keys are found whose signs were exchanged (0.5 KB).
    // What JSON can't hold is named before it is sent, and so is a mistyped address (0.6 KB).
    ceilings: { esbuild: 27.5 * kib, Vite: 21.5 * kib },
  },
  hooks: {
    name: 'all hooks, provider and config',
    imports: { index: '*' },
    initial: 40 * kib,
    // Chains outside the EVM with the addresses of each family, what every code of the service means, the check of tokens, of
    // arguments, of whose a stored deposit address is, of what a store tells of transfers, and of what a page fetched itself came with
    // the hooks, what a transfer by Permit2 binds its receiver to, and what a wallet's batch and a found address are held against.
    // A lookup that is not served where a step says is asked for at the client's own, and depositories have a place of their own.
    // Hooks, options factories and the parts of a config name what they miss.
    // More of what public records hold is read, and names of quote parameters are checked (1.5 KB).
    // Every option of the audit is checked, since a misspelt one switches a check off, and what is imported or cleared is (2 KB).
    ceilings: { esbuild: 74 * kib, Vite: 71 * kib },
  },
  headless: {
    name: './actions and ./execution',
    imports: { actions: '*', execution: '*' },
    all: 58 * kib,
    // The audit computes order ids, reads deposits and addresses of other families, and tells look-alikes by two of Unicode's tables now;
    // mined transactions are held against what was asked. Each field of a currency is read by a schema of its own, and what a record
    // of v2 says of itself keeps its place. Arguments that were forgotten are named, and prompts for one quote are counted.
    // Signs that Unicode's tables don't have are read in all their ways (3 KB), and so are the calls of public routers.
    // Tokens are held against the page's list by what their contracts say (1 KB with what the hooks came to read).
    // Whom else an order refunds has a rule of its own, and rules of the page that fail are told (2 KB with what the config checks).
    allCeilings: { esbuild: 104.5 * kib, Vite: 100.5 * kib },
  },
  swap: {
    name: 'SwapWidget, provider and config',
    imports: { index: ['CausewayProvider', 'createConfig'], widgets: ['SwapWidget'] },
    initial: 54 * kib,
    all: 140 * kib,
    // See docs/decisions/english-in-one-catalogue.md; tooltips, groups while typing, balances in the list and prices without a
    // wallet came after it, a payment of a fixed amount with its calls in words, dialogs that keep the focus in a shadow root,
    // transfers by Permit2, held against the quote, layouts, density, slots and sections that a page may leave out, and a second table
    // of look-alikes. Every icon has a slot, and what is copied a tick. An order to be paid is checked and followed to its end,
    // and known again after a reload.
    // A third table of look-alikes, and parameters whose names are misspelt.
    // What contracts call themselves is compared, and quoted where it would be read as an amount.
    // What the hooks and the audit came to check (3 KB).
    ceilings: { esbuild: 185 * kib, Vite: 118.5 * kib },
    allCeilings: { esbuild: 218.5 * kib, Vite: 197.5 * kib },
  },
} satisfies Record<string, ByteBudget>

/**
 * Most bytes of the style sheet after gzip -9. What a page makes inherit is kept out one property after the other, and the main parts read
 * tokens of their own: 2 KiB, for widgets that stand on any page and look like it. Layouts, densities and the dialog button are half a KiB more,
 * and so are facts that fit a line, rows on a phone and menus of our own, and cards
 * for progress and fees that stand alone, with tokens of their own. Held by `npm run size`.
 */
export const styleBudget = 14.375 * kib

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
