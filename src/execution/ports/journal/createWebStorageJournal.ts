import { checkChange } from '../../../errors/checks/checkKinds.ts'
import { createListeners } from '../../../utils/events/createListeners.ts'
import { createMemoryJournal, type Journal } from './journal.ts'

export interface CreateWebStorageJournalParameters {
  /** @default 'causeway:execution:' */
  prefix?: string | undefined
  /** Looked up at each use, since a browser may refuse it. @default () => globalThis.localStorage */
  storage?: (() => Storage) | undefined
}

type StorageSource = NonNullable<CreateWebStorageJournalParameters['storage']>

const ownStorage: StorageSource = () => globalThis.localStorage

/** The journals of this page, by storage and prefix. */
const webJournals = new WeakMap<StorageSource, Map<string, Journal>>()

/** The journals of a process without a browser. */
const memoryJournals: typeof webJournals = new WeakMap()

/**
 * Keeps executions in the browser's local storage, one entry each. On a server, which has none, they stay in memory as long as the process
 * lives. If the browser denies storage, every function rejects.
 *
 * @returns the same journal for the same storage and prefix everywhere in a page or process, so that each payment knows of the others.
 *   `storage` events reach only other pages, so one journal also notifies its users of each other's changes, and serializes their writes.
 */
export function createWebStorageJournal(parameters: CreateWebStorageJournalParameters = {}): Journal {
  checkChange('createWebStorageJournal', parameters, { prefix: 'text', storage: 'function' }, 'parameters')
  const { prefix = 'causeway:execution:', storage = ownStorage } = parameters
  const hasBrowser = typeof window !== 'undefined'
  const journals = hasBrowser ? webJournals : memoryJournals
  const known = journals.get(storage) ?? new Map<string, Journal>()
  journals.set(storage, known)
  const journal = known.get(prefix) ?? (hasBrowser ? journalOn(storage, prefix) : createMemoryJournal())
  known.set(prefix, journal)
  return journal
}

function journalOn(storage: StorageSource, prefix: string): Journal {
  const listeners = createListeners<[ownId: string]>()

  function change(id: string, task: (store: Storage, key: string) => void): void {
    const store = storage()
    const key = `${prefix}${id}`
    const before = store.getItem(key)
    task(store, key)
    // Notifies only if the entry has changed: a write of the same text, or a removal that failed, must not trigger endless updates.
    if (store.getItem(key) !== before) listeners.notify(id)
  }

  return {
    async read() {
      const store = storage()
      return Array.from({ length: store.length }, (_, index) => store.key(index) ?? '')
        .filter((key) => key.startsWith(prefix))
        .map((key) => ({ id: key.slice(prefix.length), text: store.getItem(key) ?? '' }))
    },
    async write({ id, text }) {
      change(id, (store, key) => store.setItem(key, text))
    },
    async remove(id) {
      change(id, (store, key) => store.removeItem(key))
    },
    subscribe(listener) {
      // `key` is null when the whole storage was cleared.
      const onStorage = ({ key }: StorageEvent) => {
        if (key === null || key.startsWith(prefix)) listener()
      }
      window.addEventListener('storage', onStorage)
      const remove = listeners.add(listener)
      return () => {
        window.removeEventListener('storage', onStorage)
        remove()
      }
    },
  }
}
