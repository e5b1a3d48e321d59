import { afterEach, describe, expect, it, vi } from 'vitest'
import { createStore } from '../../../src/utils/events/createStore.ts'

afterEach(() => vi.unstubAllGlobals())

describe('createStore', () => {
  it('default: holds a value, and tells of every other one', () => {
    const store = createStore('a')
    const heard: string[] = []
    const stop = store.subscribe(() => heard.push(store.getState()))
    expect(store.getState()).toBe('a')
    store.setState('b')
    store.setState('b')
    store.setState('c')
    stop()
    store.setState('d')
    expect(heard).toEqual(['b', 'c'])
    expect(store.getState()).toBe('d')
  })

  it('error: still notifies the others when a listener throws', () => {
    const reported: unknown[] = []
    vi.stubGlobal('reportError', (error: unknown) => reported.push(error))
    const store = createStore(1)
    const heard: number[] = []
    store.subscribe(() => {
      throw new Error('of the page')
    })
    store.subscribe(() => heard.push(store.getState()))
    expect(() => store.setState(2)).not.toThrow()
    expect(store.getState()).toBe(2)
    expect(heard).toEqual([2])
    expect(reported).toMatchObject([{ message: 'of the page' }])
  })

  it('parameters: calls onActive for the first listener, and ends it with the last one', () => {
    const log: string[] = []
    const store = createStore(0, {
      onActive: () => {
        log.push('active')
        return () => log.push('idle')
      },
    })
    expect(log).toEqual([])
    const stops = [store.subscribe(() => {}), store.subscribe(() => {})]
    expect(log).toEqual(['active'])
    stops[0]?.()
    stops[0]?.()
    expect(log).toEqual(['active'])
    stops[1]?.()
    expect(log).toEqual(['active', 'idle'])
    store.subscribe(() => {})()
    expect(log).toEqual(['active', 'idle', 'active', 'idle'])
  })

  it('behavior: keeps a value that onActive sets at once, without notifying a later listener', () => {
    const store = createStore('unread', {
      onActive: () => {
        store.setState('read')
        return undefined
      },
    })
    const heard: string[] = []
    store.subscribe(() => heard.push(store.getState()))
    expect(store.getState()).toBe('read')
    expect(heard).toEqual([])
  })
})
