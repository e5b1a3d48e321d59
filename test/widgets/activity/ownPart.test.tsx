import { memo } from 'react'
import { expect, it } from 'vitest'
import { Activity, useActivity } from '@causeway/react/widgets'
import { clientOf, createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { renderWithCauseway } from '../../support/renderWithCauseway.tsx'

it('behavior: doesn’t render a custom part again where only the page renders', async () => {
  const seen: unknown[] = []
  const OwnPart = memo(function OwnPart() {
    seen.push(useActivity())
    return null
  })
  const page = () => (
    <Activity.Root>
      <OwnPart />
    </Activity.Root>
  )
  const client = clientOf(async () => Response.json({ requests: [] }))
  const { rerender } = renderWithCauseway(page(), createTestEnvironment(), { client })
  const before = seen.length
  rerender(page())
  rerender(page())
  expect(seen).toHaveLength(before)
})
