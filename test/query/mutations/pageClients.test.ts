import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { addPageClient, pageClientsOf } from '../../../src/query/mutations/pageClients.ts'
import { createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { configOf } from '../../support/renderWithCauseway.tsx'

it('behavior: keeps a client as long as one of its trees is mounted', () => {
  const config = configOf(createTestEnvironment())
  const [own, shared, foreign] = [new QueryClient(), new QueryClient(), new QueryClient()]
  const [removeFirst, removeSecond] = [addPageClient(config, shared), addPageClient(config, shared)]
  addPageClient(configOf(createTestEnvironment()), foreign)
  removeFirst()
  expect([...pageClientsOf(config, own)]).toEqual([own, shared])
  removeSecond()
  expect([...pageClientsOf(config, own)]).toEqual([own])
})
