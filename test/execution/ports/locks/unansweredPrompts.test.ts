import { describe, expect, it } from 'vitest'
import { createUnansweredPrompts } from '../../../../src/execution/ports/locks/unansweredPrompts.ts'

const finishTurn = () => new Promise(setImmediate)

/** Prompts that were left by two accounts, and what is let go of. */
function leaveTwo() {
  const prompts = createUnansweredPrompts()
  const released: string[] = []
  const [one, other] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  const releaseOf = (name: string) => () => void released.push(name)
  prompts.keep('lock of one', releaseOf('one'), one.promise)
  prompts.keep('lock of other', releaseOf('other'), other.promise)
  return { prompts, released, one, other, releaseOf }
}

describe('createUnansweredPrompts', () => {
  it('default: each keeps its lock until its wallet answers, whatever it says', async () => {
    const { prompts, released, one, other } = leaveTwo()
    await finishTurn()
    expect([prompts.has('lock of one'), prompts.has('lock of other'), released]).toEqual([true, true, []])
    one.resolve('0x1')
    await finishTurn()
    expect([prompts.has('lock of one'), prompts.has('lock of other'), released]).toEqual([
      false,
      true,
      ['one'],
    ])
    other.reject({ code: 4001 })
    await finishTurn()
    expect([prompts.has('lock of other'), released]).toEqual([false, ['one', 'other']])
  })

  it('behavior: a lock that is handed on is let go of by who has it, and by nobody else', async () => {
    const { prompts, released, one } = leaveTwo()
    const taken = prompts.take('lock of one')
    expect([prompts.has('lock of one'), prompts.take('lock of one')]).toEqual([false, undefined])
    one.resolve('0x1')
    await finishTurn()
    expect(released).toEqual([])
    taken?.()
    expect(released).toEqual(['one'])
  })

  it('behavior: an answer to the first prompt does not let go of the lock of the second', async () => {
    const { prompts, released, one, releaseOf } = leaveTwo()
    prompts.take('lock of one')
    const second = Promise.withResolvers<string>()
    prompts.keep('lock of one', releaseOf('second'), second.promise)
    one.resolve('0x1')
    await finishTurn()
    expect([prompts.has('lock of one'), released]).toEqual([true, []])
    second.resolve('0x2')
    await finishTurn()
    expect([prompts.has('lock of one'), released]).toEqual([false, ['second']])
  })
})
