import { afterEach, describe, expect, it, vi } from 'vitest'
import { createListeners } from '../../../src/utils/events/createListeners.ts'

afterEach(() => vi.unstubAllGlobals())

function setup() {
  const heard: string[] = []
  const reported: unknown[] = []
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error))
  const listeners = createListeners<[word: string]>()
  const hear = (name: string) => (word: string) => void heard.push(`${name} ${word}`)
  return { listeners, heard, reported, hear }
}

describe('createListeners', () => {
  it('default: calls all with what happened, in their order, until they are removed', () => {
    const { listeners, heard, hear } = setup()
    listeners.add(hear('a'))
    const remove = listeners.add(hear('b'))
    expect(listeners.size).toBe(2)
    listeners.notify('one')
    remove()
    remove()
    expect(listeners.size).toBe(1)
    listeners.notify('two')
    expect(heard).toEqual(['a one', 'b one', 'a two'])
  })

  it('error: reports what a listener throws, and calls the others', () => {
    const { listeners, heard, reported, hear } = setup()
    const error = new Error('of the page')
    listeners.add(() => {
      throw error
    })
    listeners.add(hear('b'))
    expect(() => listeners.notify('one')).not.toThrow()
    expect(heard).toEqual(['b one'])
    expect(reported).toEqual([error])
  })

  it('behavior: doesn’t call a listener removed meanwhile, and calls a new one only the next time', () => {
    const { listeners, heard, hear } = setup()
    listeners.add(() => {
      removeLater()
      listeners.add(hear('c'))
    })
    const removeLater = listeners.add(hear('b'))
    listeners.notify('one')
    expect(heard).toEqual([])
    listeners.notify('two')
    expect(heard).toEqual(['c two'])
  })

  it('behavior: calls a function twice that was added twice, and removes it once at a time', () => {
    const { listeners, heard, hear } = setup()
    const hearA = hear('a')
    const removeFirst = listeners.add(hearA)
    listeners.add(hearA)
    listeners.notify('one')
    removeFirst()
    listeners.notify('two')
    expect(heard).toEqual(['a one', 'a one', 'a two'])
  })
})
