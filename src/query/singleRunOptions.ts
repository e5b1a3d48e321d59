/**
 * Options of a mutation that moves money, or makes something that money is sent to: it runs once, and follows a gesture at
 * once. They stand in place of whatever a page or its `QueryClient` says.
 */
export const singleRunOptions = {
  /** A prompt follows a gesture, not a timer. */
  retry: false,
  /** Paused without a network, it would prompt by itself once that is back. */
  networkMode: 'always',
  /** Queued behind another one, it would prompt when that one ends. (react-query's type has no word for "none".) */
  scope: undefined as never,
} as const
