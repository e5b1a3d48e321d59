import { describe, expect, it } from 'vitest'
import { createLazy } from '../../src/utils/createLazy.ts'

/** Loads that end as told, in turn. */
function loads(...ends: (string | Error)[]) {
  const left = [...ends]
  return createLazy(async () => {
    const end = left.shift()
    if (typeof end === 'string') return end
    throw end ?? new Error('It was asked for once too often.')
  })
}

describe('createLazy', () => {
  it('default: what came is kept, and told to everyone who waits for it', async () => {
    const lazy = loads('list')
    const heard: string[] = []
    lazy.onLoad((value) => heard.push(`one: ${value}`))
    lazy.onLoad((value) => heard.push(`two: ${value}`))
    expect(heard).toEqual([])
    expect(await lazy.load()).toBe('list')
    expect(await lazy.load()).toBe('list')
    expect(heard).toEqual(['one: list', 'two: list'])
  })

  it('behavior: whoever comes later hears of it at once', async () => {
    const lazy = loads('list')
    await lazy.load()
    const heard: string[] = []
    lazy.onLoad((value) => heard.push(value))
    expect(heard).toEqual(['list'])
  })

  it('behavior: for two who ask at once it is loaded once', async () => {
    const lazy = loads('list')
    const heard: string[] = []
    lazy.onLoad((value) => heard.push(value))
    expect(await Promise.all([lazy.load(), lazy.load()])).toEqual(['list', 'list'])
    expect(heard).toEqual(['list'])
  })

  it('behavior: whoever has left hears nothing', async () => {
    const lazy = loads('list')
    const heard: string[] = []
    lazy.onLoad((value) => heard.push(value))()
    await lazy.load()
    expect(heard).toEqual([])
  })

  it('error: what did not come is asked for anew', async () => {
    const lazy = loads(new TypeError('Failed to fetch'), 'list')
    const heard: string[] = []
    lazy.onLoad((value) => heard.push(value))
    await expect(lazy.load()).rejects.toThrow('Failed to fetch')
    expect(heard).toEqual([])
    expect(await lazy.load()).toBe('list')
    expect(heard).toEqual(['list'])
  })
})
