import { expect, it } from 'vitest'
import { RateLimitError, ServiceError } from '@causeway/react/actions'
import { errorDetails } from '@causeway/react'
import { QuoteAuditError } from '@causeway/react/execution'

const calldata = `0xabcdef01${'12'.repeat(500)}`

it('default: contains all that the provider reported about a refused quote', () => {
  const error = new ServiceError({
    endpoint: 'POST /quote',
    status: 400,
    serviceMessage: 'Execution reverted',
    errorCode: 'EXTRA_TXS_NOT_SUPPORTED',
    requestId: '0x5a',
    errorData: { reason: 'Too little', deep: [{ left: 1 }] },
    approxSimulatedBlock: 17,
    failedCallData: { from: '0x1', to: '0x2', data: calldata, value: '3' },
  })
  expect(JSON.parse(errorDetails(error, { transactions: ['0x77'] }))).toEqual({
    error: 'ServiceError',
    message: error.message,
    retryable: false,
    endpoint: 'POST /quote',
    status: 400,
    hasErrorBody: false,
    serviceMessage: 'Execution reverted',
    errorCode: 'EXTRA_TXS_NOT_SUPPORTED',
    requestId: '0x5a',
    errorData: { reason: 'Too little', deep: [{ left: 1 }] },
    approxSimulatedBlock: 17,
    failedCallData: { from: '0x1', to: '0x2', data: calldata, value: '3' },
    transactions: ['0x77'],
  })
})

it.each([
  ['text', calldata],
  ['arguments of an error', { revert: { rawArgsHex: calldata } }],
  ['another call', { data: calldata, path: [{ failedCallData: { data: calldata } }] }],
])('default: keeps errorData in full: %s', (_, errorData) => {
  const error = new ServiceError({ endpoint: 'POST /quote', status: 400, errorData })
  expect(JSON.parse(errorDetails(error))).toMatchObject({ errorData })
})

it('behavior: writes only the length of a signature in errorData, whatever its name', () => {
  const signed = `0x${'5c'.repeat(65)}`
  const errorData = { params: [signed], reason: `Bad signer of ${signed}` }
  const error = new ServiceError({ endpoint: 'POST /quote', status: 400, errorData })
  const cut = '0x5c5c5c5c… (65 bytes)'
  expect(JSON.parse(errorDetails(error))).toMatchObject({
    errorData: { params: [cut], reason: `Bad signer of ${cut}` },
  })
})

it('behavior: writes the selector and the length of calldata elsewhere', () => {
  const error = new ServiceError({ endpoint: 'POST /quote', status: 400, serviceMessage: `With ${calldata}` })
  const cut = '0xabcdef01… (504 bytes)'
  expect(JSON.parse(errorDetails(error, { call: { data: calldata } }))).toMatchObject({
    serviceMessage: `With ${cut}`,
    call: { data: cut },
  })
})

it('behavior: writes amounts of findings as digits', () => {
  const facts = { quoted: 10n ** 30n, token: '0x1' }
  const finding = { rule: 'input-amount', severity: 'block', message: 'm', facts } as const
  expect(JSON.parse(errorDetails(new QuoteAuditError([finding])))).toMatchObject({
    findings: [{ facts: { quoted: `1${'0'.repeat(30)}` } }],
  })
})

it('behavior: leaves out keys, signatures and secrets by name, however deep', () => {
  const secret = 'c0ffee-c0ffee-c0ffee'
  const errorData = {
    apiKey: secret,
    headers: { 'x-api-key': secret, Authorization: secret, cookie: secret },
    permit: [{ signature: secret, privateKey: secret, mnemonic: secret }],
    kept: 'kept',
  }
  const text = errorDetails(new RateLimitError({ endpoint: 'GET /requests/v3', status: 429, errorData }))
  expect(text).not.toContain(secret)
  expect(text).toContain('"kept": "kept"')
})

it('behavior: gives the name and message of another library’s error, without its fields', () => {
  const error = Object.assign(new TypeError(`Failed with 0x${'ab'.repeat(100)}`), { account: '0x9' })
  expect(JSON.parse(errorDetails(error))).toEqual({
    error: 'TypeError',
    message: 'Failed with 0xabababab… (100 bytes)',
  })
})

it('behavior: shortens long texts and lists', () => {
  const errorData = Array.from({ length: 50 }, () => 'x'.repeat(30_000))
  const text = errorDetails(new ServiceError({ endpoint: 'POST /quote', status: 400, errorData }))
  expect(text.length).toBeLessThan(100_010)
})

it('behavior: keeps packed calldata as long as a signature in full, but not a signature', () => {
  const packed = `0x${'7d'.repeat(65)}`
  const call = { to: '0x00000000000000000000000000000000000000d1', data: packed }
  const text = errorDetails(
    new ServiceError({
      endpoint: 'POST /quote',
      status: 400,
      errorData: { ...call, note: `signed ${packed}` },
    }),
  )
  expect(JSON.parse(text).errorData).toEqual({ ...call, note: 'signed 0x7d7d7d7d… (65 bytes)' })
})
