import { expect, it } from 'vitest'
import { getRequests } from '@causeway/react/actions'
import { createMemoryStore } from '@causeway/sandbox'
import { createManualClock } from '@causeway/sandbox/simulated'
import { createService } from '../../../../src/http/createService.ts'
import { toServiceFetch } from '../../../../src/simulated/toServiceFetch.ts'
import { clientOf, createTestSandbox } from '../../../support/environment/createTestSandbox.ts'
import { createRequestTemplate, toServiceRequest } from '../../../support/serviceRequest.ts'

it('behavior: forgets the oldest unpaid quote, and no other request', async () => {
  const store = createMemoryStore({ maxUnpaid: 2 })
  const pattern = await createRequestTemplate()
  const request = (number: number, status: 'waiting' | 'success') =>
    toServiceRequest(pattern, { number, status })
  const known = async () => (await store.all()).map(({ id }) => Number(id))
  for (const number of [1, 2]) await store.put(request(number, 'waiting'))
  for (const number of [3, 4, 5]) await store.put(request(number, 'success'))
  expect(await known()).toEqual([1, 2, 3, 4, 5])
  await store.put(request(6, 'waiting'))
  expect(await known()).toEqual([2, 3, 4, 5, 6])
  expect(await store.get(request(1, 'waiting').id)).toBeUndefined()
  expect(await store.getByOrderId(request(1, 'waiting').orderId)).toBeUndefined()
  // A request that was paid meanwhile stays.
  await store.put(request(2, 'success'))
  for (const number of [7, 8, 9]) await store.put(request(number, 'waiting'))
  expect(await known()).toEqual([2, 3, 4, 5, 8, 9])
})

it('behavior: lists no forgotten request', async () => {
  const sandbox = createTestSandbox()
  const store = createMemoryStore({ maxUnpaid: 2 })
  const service = createService({
    ledger: sandbox.ledger,
    store,
    clock: createManualClock(),
    policy: { listUnpaid: true },
  })
  const client = clientOf(toServiceFetch(service))
  const pattern = await createRequestTemplate()
  const add = (number: number) => store.put(toServiceRequest(pattern, { number, status: 'waiting' }))
  const listed = async () =>
    (await getRequests(client, { includeTotal: true })).requests.map(({ id }) => Number(id))
  await add(1)
  await add(2)
  expect(await listed()).toEqual([2, 1])
  await add(3)
  expect(await listed()).toEqual([3, 2])
  await add(4)
  expect(await listed()).toEqual([4, 3])
})
