// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createMemoryLocks, createRequestWatcher } from '@causeway/react/execution'
import { broadcastStatusChannel } from '../../../../src/execution/watch/tabs/statusChannel.ts'
import { clientOf } from '../../../support/environment/createTestEnvironment.ts'

/** Channels that are open in a browser of several tabs. */
const open = new Set<FakeChannel>()

class FakeChannel extends EventTarget {
  readonly name: string

  constructor(name: string) {
    super()
    this.name = name
    open.add(this)
  }

  postMessage(data: unknown): void {
    if (!open.has(this)) throw new DOMException('The channel is closed.', 'InvalidStateError')
    for (const other of open) {
      if (other !== this && other.name === this.name) {
        other.dispatchEvent(new MessageEvent('message', { data }))
      }
    }
  }

  close(): void {
    open.delete(this)
  }
}

beforeEach(() => {
  open.clear()
  vi.stubGlobal('BroadcastChannel', FakeChannel)
})
afterEach(() => vi.unstubAllGlobals())

/** A tab, and what it hears. */
function openTab(name = 'status') {
  const heard: unknown[] = []
  const channel = broadcastStatusChannel(name)
  return { channel, heard, listen: () => channel.subscribe((message) => heard.push(message)) }
}

describe('broadcastStatusChannel', () => {
  it('default: posts to all other tabs that use its name', () => {
    const tabs = [openTab(), openTab(), openTab(), openTab('other')] as const
    for (const { listen } of tabs) listen()
    tabs[0].channel.post({ requestId: '0x1' })
    expect(tabs.map(({ heard }) => heard)).toEqual([[], [{ requestId: '0x1' }], [{ requestId: '0x1' }], []])
  })

  it('behavior: is open only while it has listeners, since an open channel blocks the back/forward cache', () => {
    const { channel, listen } = openTab()
    expect(open.size).toBe(0)
    channel.post('nobody listens')
    expect(open.size).toBe(0)
    const [one, other] = [listen(), listen()]
    expect(open.size).toBe(1)
    channel.post('somebody listens')
    expect(open.size).toBe(1)
    one()
    expect(open.size).toBe(1)
    other()
    expect(open.size).toBe(0)
  })

  it('behavior: doesn’t notify a listener that has left, which can subscribe again', () => {
    const sender = openTab()
    const { channel, heard, listen } = openTab()
    const kept: unknown[] = []
    const end = listen()
    const endKept = channel.subscribe((message) => kept.push(message))
    sender.channel.post(1)
    end()
    sender.channel.post(2)
    expect(heard).toEqual([1])
    expect(kept).toEqual([1, 2])
    endKept()
    sender.channel.post(3)
    listen()
    sender.channel.post(4)
    expect(heard).toEqual([1, 4])
    expect(kept).toEqual([1, 2])
  })

  it('behavior: ends only its own subscription, even when it ends twice', () => {
    const sender = openTab()
    const { heard, listen } = openTab()
    const end = listen()
    end()
    end()
    listen()
    end()
    sender.channel.post(1)
    expect(heard).toEqual([1])
  })

  it.each(['window', 'BroadcastChannel'])('behavior: does nothing without %s', (missing) => {
    const other = openTab()
    other.listen()
    vi.stubGlobal(missing, undefined)
    const { channel, heard, listen } = openTab()
    const end = listen()
    channel.post('anything')
    end()
    expect([heard, other.heard]).toEqual([[], []])
    expect(open.size).toBe(1)
  })

  it('behavior: shares the status with watchers of the same provider', async () => {
    const { heard, listen } = openTab('causeway:status:https://sandbox.invalid')
    listen()
    const client = clientOf(async () => new Response('{"status":"success"}'))
    const over = new Promise<void>((onStatus) => {
      createRequestWatcher(client, { locks: createMemoryLocks() }).watch({
        requestId: '0x1',
        onStatus: () => onStatus(),
      })
    })
    await over
    expect(heard).toMatchObject([{ requestId: '0x1', status: { status: 'success' } }])
  })
})
