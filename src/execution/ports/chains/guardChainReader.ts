import { CallbackError } from '../../../errors/execution.ts'
import type { ChainReader } from './chainReader.ts'

/** The functions of a reader that aren't asynchronous. */
const direct: ReadonlySet<unknown> = new Set<keyof ChainReader>(['has', 'blockTimeMs'])

/**
 * A chain reader for a run. If the page's own reader throws synchronously, doesn't return a promise, or returns an invalid result, the read
 * rejects, which says nothing about what was sent.
 */
export function guardChainReader(reader: ChainReader): ChainReader {
  // The target is empty: a proxy of a frozen object couldn't return other functions.
  return new Proxy({} as ChainReader, {
    get(_, name) {
      const read: unknown = Reflect.get(reader, name)
      if (typeof read !== 'function') return undefined
      const call = (...given: unknown[]): unknown => Reflect.apply(read, reader, given)
      if (direct.has(name)) return call
      return async (...given: unknown[]) => {
        const result = await call(...given)
        if (!isResult(name, result)) {
          const cause = new TypeError('It returned no answer.')
          throw new CallbackError({ option: `chainReader.${String(name)}`, cause })
        }
        return result
      }
    },
  })
}

/** Whether a result is valid. With an unknown status, for example, a payment that succeeded would end as failed. */
function isResult(name: unknown, result: unknown): boolean {
  const { status, data } = Object(result)
  if (name === 'waitForTransaction') return status === 'success' || status === 'reverted'
  return name !== 'getTransaction' || result === undefined || typeof data === 'string'
}
