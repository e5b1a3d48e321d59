import { CallbackError } from '../../../errors/execution.ts'
import type { ChainReader } from './chainReader.ts'

/** What a page's reader returns at once. */
const direct: ReadonlySet<unknown> = new Set<keyof ChainReader>(['has', 'blockTimeMs'])

/**
 * A chain reader for a run. A page may pass its own: if that throws at once, returns something else than a promise, or makes up a result,
 * the read rejects, which says nothing about what was sent.
 */
export function guardChainReader(reader: ChainReader): ChainReader {
  // Its target is empty, since a proxy must not change what a frozen object has.
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

/** Whether a run can read it: another word for `reverted` would end a payment that succeeded as failed. */
function isResult(name: unknown, result: unknown): boolean {
  const { status, data } = Object(result)
  if (name === 'waitForTransaction') return status === 'success' || status === 'reverted'
  return name !== 'getTransaction' || result === undefined || typeof data === 'string'
}
