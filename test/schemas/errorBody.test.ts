import { describe, expect, it } from 'vitest'
import { readErrorBody } from '../../src/schemas/errorBody.ts'

const code = 'NO_SWAP_ROUTES_FOUND'

describe('readErrorBody', () => {
  it.each<[string, unknown, object]>([
    ['the interface’s fields', { message: 'No route', errorCode: code }, { message: 'No route' }],
    ['a code in `code`', { message: 'No route', code }, { message: 'No route' }],
    ['a code in `error`', { message: 'No route', error: code }, { message: 'No route' }],
    ['an object in `error`', { error: { message: 'No route', code } }, { message: 'No route' }],
    [
      'an object in `error`, under nothing',
      { message: '', code: null, error: { message: 'No route', errorCode: code } },
      { message: 'No route' },
    ],
    [
      'a list of objects',
      { errors: [{ message: 'No route', code }, { message: 'No key' }] },
      { message: 'No route' },
    ],
    ['a list of texts', { errors: ['No route', 'No key'], errorCode: code }, { message: 'No route' }],
    [
      'a list of messages',
      { statusCode: 400, message: ['No route', 'No key'], error: 'Bad Request', code },
      { message: 'No route; No key' },
    ],
  ])('default: reads %s', (_, body, facts) => {
    expect(readErrorBody(body)).toMatchObject({ ...facts, errorCode: code })
  })

  it('behavior: takes the first of several errors', () => {
    const body = {
      errors: [{ message: 'No route' }, { message: 'No key', errorCode: code, requestId: '0x2' }],
    }
    expect(readErrorBody(body)).toMatchObject({
      message: 'No route',
      errorCode: undefined,
      requestId: undefined,
    })
  })

  it('behavior: reads a failed call as text', () => {
    const failedCallData = { from: '0xA', to: '0xB', data: '0x12', value: 5, gas: 9 }
    expect(readErrorBody({ failedCallData }).failedCallData).toEqual({ ...failedCallData, value: '5' })
    const wrong = { from: {}, to: null, data: [], value: true }
    expect(readErrorBody({ failedCallData: wrong }).failedCallData).toEqual({})
  })

  it('behavior: prefers fields at the top level', () => {
    const body = {
      message: 'Outer',
      requestId: '0x01',
      error: { message: 'Inner', requestId: '0x02', errorData: 5 },
    }
    expect(readErrorBody(body)).toMatchObject({ message: 'Outer', requestId: '0x01', errorData: 5 })
  })

  it('behavior: reads text as the message, but not HTML', () => {
    expect(readErrorBody('Too many requests').message).toBe('Too many requests')
    expect(readErrorBody(' <!doctype html><h1>502</h1>').message).toBeUndefined()
  })

  it.each(['EXECUTION_REVERTED_0x8BAA579f', 'PAUSED_0xff'])('behavior: takes %s as a code', (label) => {
    expect(readErrorBody({ error: label })).toMatchObject({ errorCode: label, message: undefined })
  })

  it.each([undefined, null, 5, [], ['No route'], { error: [] }, { errors: 'none' }, { message: {} }])(
    'error: finds nothing in %j',
    (body) => {
      expect(Object.values(readErrorBody(body)).filter((value) => value !== undefined)).toEqual([])
    },
  )
})
