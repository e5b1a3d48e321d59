// @vitest-environment node
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Isolated } from '@causeway/react/isolated'
import { spyOnConsole } from '../../support/runner/spyOnConsole.ts'

const complaints = spyOnConsole()

it('behavior: a server writes an empty element', () => {
  const html = renderToString(
    <Isolated className="bridge">
      <b>Inside</b>
    </Isolated>,
  )
  expect(html).toBe('<div class="bridge"></div>')
  expect(complaints()).toEqual([])
})
