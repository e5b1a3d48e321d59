import { describe, expect, it } from 'vitest'
import { createUnansweredPrompts } from '../../../src/execution/payments/unansweredPrompts.ts'

const finishTurn = () => new Promise(setImmediate)

/** Prompts that were left by two accounts, and what is let go of. */
function leaveTwo() {
  const prompts = createUnansweredPrompts()
  const released: string[] = []
  const [one, other] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  const promptOf = (name: string) => ({
    release: () => void released.push(name),
    chainId: 1,
    approval: undefined,
    payment: undefined,
    requestId: '0x2',
  })
  prompts.keep('lock of one', promptOf('one'), one.promise)
  prompts.keep('lock of other', promptOf('other'), other.promise)
  const isLeft = (lock: string) => prompts.find(lock) !== undefined
  return { prompts, isLeft, released, one, other, promptOf }
}

describe('createUnansweredPrompts', () => {
  it('default: each keeps its lock until its wallet answers, whatever it says', async () => {
    const { isLeft, released, one, other } = leaveTwo()
    await finishTurn()
    expect([isLeft('lock of one'), isLeft('lock of other'), released]).toEqual([true, true, []])
    one.resolve('0x1')
    await finishTurn()
    expect([isLeft('lock of one'), isLeft('lock of other'), released]).toEqual([false, true, ['one']])
    other.reject({ code: 4001 })
    await finishTurn()
    expect([isLeft('lock of other'), released]).toEqual([false, ['one', 'other']])
  })

  it('behavior: leaves a lock to its new holder once it was passed on', async () => {
    const { prompts, isLeft, released, one } = leaveTwo()
    const taken = prompts.take('lock of one')
    expect([isLeft('lock of one'), prompts.take('lock of one')]).toEqual([false, undefined])
    one.resolve('0x1')
    await finishTurn()
    expect(released).toEqual([])
    taken?.release()
    expect(released).toEqual(['one'])
  })

  it('behavior: keeps the lock of a second prompt when the first one is answered', async () => {
    const { prompts, isLeft, released, one, promptOf } = leaveTwo()
    prompts.take('lock of one')
    const second = Promise.withResolvers<string>()
    prompts.keep('lock of one', promptOf('second'), second.promise)
    one.resolve('0x1')
    await finishTurn()
    expect([isLeft('lock of one'), released]).toEqual([true, []])
    second.resolve('0x2')
    await finishTurn()
    expect([isLeft('lock of one'), released]).toEqual([false, ['second']])
  })
})
