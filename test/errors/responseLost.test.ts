import { expect, it } from 'vitest'
import { ResponseLostError, UserRejectedError, WrongAccountError } from '@causeway/react/execution'

it('behavior: keeps the message of our own error as the cause, but not that its step was not sent', () => {
  const wrong = new WrongAccountError({ expected: '0xa1', actual: '0xb2' })
  const { cause } = new ResponseLostError({ cause: wrong }) as { cause?: Error }
  expect(wrong.message).toContain('not sent')
  expect(cause).toMatchObject({ name: wrong.name, message: wrong.shortMessage })
  expect(String(cause)).not.toContain('not sent')
  const inWallet = new UserRejectedError({ cause: { code: 4001, message: 'no' } })
  expect(new ResponseLostError({ cause: inWallet })).toMatchObject({
    cause: { name: 'UserRejectedError', cause: { code: 4001, message: 'no' } },
  })
})
