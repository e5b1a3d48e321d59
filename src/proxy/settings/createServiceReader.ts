import type { Client } from '../../client/createClient.ts'
import { createKeyFinder } from '../../client/keyFinder/createKeyFinder.ts'
import { systemClock, type Clock } from '../../utils/time/clock.ts'
import { isApiKey } from './apiKey.ts'
import type { CreateProxyHandlerParameters } from '../proxyParameters.ts'
import { Refusal } from '../refusal.ts'

/** The provider's client with an API key, and a function that finds that key in responses. */
export interface KeyedService {
  client: Client
  holdsKey: (text: string) => boolean
}

/**
 * How long a part of the key must be to be found in a response, in characters: the whole response is withheld then, and
 * a shorter part, such as a prefix for the key's purpose, may occur by chance.
 */
const minEchoLength = 16

/** How long replaced keys are looked for in responses, in milliseconds, and how many of them. */
const replacedKeyMs = 24 * 60 * 60_000
const maxReplacedKeys = 4

/**
 * Reads the key for each request, so that a changed one applies at once. The provider may still echo earlier keys,
 * which may still be valid: no response may contain them either. Rejects with the refusal `API_KEY_MISSING`.
 */
export function createServiceReader(
  apiKey: CreateProxyHandlerParameters['apiKey'],
  toClient: (key: string) => Client,
  clock: Pick<Clock, 'now'> = systemClock,
): () => Promise<KeyedService> {
  let known: (KeyedService & { key: string }) | undefined
  let replaced: { key: string; until: number; holdsKey: KeyedService['holdsKey'] }[] = []
  return async () => {
    const key = typeof apiKey === 'function' ? await readKey(apiKey) : apiKey
    if (!isApiKey(key)) throw new Refusal('API_KEY_MISSING', 'The proxy has no API key.')
    const now = clock.now()
    if (known?.key !== key) {
      const last = known && { key: known.key, until: now + replacedKeyMs, holdsKey: known.holdsKey }
      replaced = [...(last ? [last] : []), ...replaced].filter((one) => one.key !== key)
      known = { key, client: toClient(key), holdsKey: createKeyFinder(key, minEchoLength) }
    }
    replaced = replaced.filter(({ until }) => now < until).slice(0, maxReplacedKeys)
    const { client, holdsKey } = known
    const before = replaced
    return { client, holdsKey: (text) => holdsKey(text) || before.some((one) => one.holdsKey(text)) }
  }
}

/** The function's error may tell where the key is stored. */
async function readKey(read: () => unknown): Promise<unknown> {
  try {
    return await read()
  } catch {
    return undefined
  }
}
