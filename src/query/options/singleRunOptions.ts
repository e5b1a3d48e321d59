/**
 * Options of a mutation that moves funds, or creates something that receives them: it runs once, immediately after a
 * gesture. They override those of the page and its `QueryClient`.
 */
export const singleRunOptions = {
  /** A prompt follows a gesture, never a timer. */
  retry: false,
  /** A mutation paused without a network would prompt automatically once it is back. */
  networkMode: 'always',
  /** A queued mutation would prompt when the one before it ends. (react-query's type has no value for "none".) */
  scope: undefined as never,
} as const
