import { describe, expect, it } from 'vitest'
import { createMemoryJournal } from '@causeway/react/execution'
import { changeInTurn } from '../../../../src/execution/ports/journal/changeInTurn.ts'

const finishTurn = () => new Promise(setImmediate)

/** Tasks that begin and end in an order that is written down. */
function createTasks() {
  const done: string[] = []
  const ends = new Map<string, { resolve: (value: string) => void; reject: (reason: Error) => void }>()
  const task = (name: string) => () => {
    done.push(`${name} begins`)
    const { promise, ...end } = Promise.withResolvers<string>()
    ends.set(name, end)
    return promise
  }
  return { done, task, endOf: (name: string) => ends.get(name) }
}

describe('changeInTurn', () => {
  it('default: runs the tasks of an entry one by one, and gives each its result', async () => {
    const journal = createMemoryJournal()
    const { done, task, endOf } = createTasks()
    const results = ['first', 'second', 'third'].map((name) => changeInTurn(journal, 'one', task(name)))
    expect(done).toEqual(['first begins'])
    for (const [name, soFar] of [
      ['first', 2],
      ['second', 3],
      ['third', 3],
    ] as const) {
      endOf(name)?.resolve(`result of ${name}`)
      await finishTurn()
      expect(done).toHaveLength(soFar)
    }
    expect(await Promise.all(results)).toEqual(['result of first', 'result of second', 'result of third'])
    // The queue is empty.
    void changeInTurn(journal, 'one', task('fourth'))
    expect(done.at(-1)).toBe('fourth begins')
  })

  it('behavior: queues a new task behind those that wait', async () => {
    const journal = createMemoryJournal()
    const { done, task, endOf } = createTasks()
    for (const name of ['first', 'second']) void changeInTurn(journal, 'one', task(name))
    endOf('first')?.resolve('stored')
    await finishTurn()
    void changeInTurn(journal, 'one', task('third'))
    await finishTurn()
    expect(done).toEqual(['first begins', 'second begins'])
  })

  it('behavior: doesn’t wait for other entries or other journals', async () => {
    const journal = createMemoryJournal()
    const { done, task } = createTasks()
    void changeInTurn(journal, 'one', task('first'))
    void changeInTurn(journal, 'two', task('other entry'))
    void changeInTurn(createMemoryJournal(), 'one', task('other journal'))
    expect(done).toEqual(['first begins', 'other entry begins', 'other journal begins'])
  })

  it('error: runs the next task after one that fails', async () => {
    const journal = createMemoryJournal()
    const { done, task, endOf } = createTasks()
    const failing = changeInTurn(journal, 'one', task('first'))
    await Promise.all([
      expect(failing).rejects.toThrow('refused'),
      endOf('first')?.reject(new Error('refused')),
    ])
    const next = changeInTurn(journal, 'one', task('second'))
    expect(done).toEqual(['first begins', 'second begins'])
    endOf('second')?.resolve('stored')
    expect(await next).toBe('stored')
  })
})
