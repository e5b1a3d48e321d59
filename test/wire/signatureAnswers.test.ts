import { describe, expect, it } from 'vitest'
import { postSignature, type PostSignatureParameters, MalformedResponseError } from '@causeway/react/actions'
import { quoteItemsOf } from '../../src/decode/quoteItems.ts'
import { signatureAnswers } from './examples/signatureAnswers.ts'
import { fieldsNotRead } from './support/fieldsNotRead.ts'
import { clientAnswering } from './support/readExample.ts'

const account = '0x03508bb71268bba25ecacc8f620e01866650532c'
const requestId = '0xa9ad21ed31b40317d2dad7750d642b8a72adf086f250f8a33c1636488c780878'

const read = (answer: unknown, known: PostSignatureParameters['known'] = { from: account, requestId }) =>
  postSignature(clientAnswering(answer), {
    endpoint: '/execute/permits',
    body: {},
    signature: '0xabcd',
    known,
  })

describe('answers to a signature', () => {
  it.each(Object.entries(signatureAnswers))(
    'default: read %s without losing a field',
    async (_, { answer }) => {
      expect(fieldsNotRead(answer, await read(answer))).toEqual([])
    },
  )

  it('behavior: complete steps without sender and request with the signer’s account and request', async () => {
    const { steps } = await read(signatureAnswers.withBareSteps.answer)
    expect(quoteItemsOf(steps)).toMatchObject([{ requestId, data: { from: account } }])
  })

  it('behavior: keeps what a step says', async () => {
    const { steps } = await read(signatureAnswers.withSteps.answer)
    expect(quoteItemsOf(steps)).toMatchObject([
      {
        requestId: '0xe28f6697997f8945811199f29ab1b29a0123ed5bc3788aefaa1fbd1dbddf756d',
        data: { from: account },
      },
    ])
  })

  it('error: invent no sender', async () => {
    const error = await read(signatureAnswers.withBareSteps.answer, {}).catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(MalformedResponseError)
    expect(error).toMatchObject({ endpoint: 'POST /execute/permits', path: 'steps.0.items.0.data.from' })
  })

  it.each([null, ''])('behavior: accept %j for no steps', async (steps) => {
    expect((await read({ message: 'Taken', steps })).steps).toEqual([])
  })
})
