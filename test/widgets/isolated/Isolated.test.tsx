import { act, render } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { expect, it, onTestFinished } from 'vitest'
import { Isolated } from '@causeway/react/isolated'
import { spyOnConsole } from '../../support/runner/spyOnConsole.ts'

const complaints = spyOnConsole()

it('behavior: shows its content in tests without adoptable style sheets', async () => {
  const { replaceSync } = CSSStyleSheet.prototype
  Reflect.deleteProperty(CSSStyleSheet.prototype, 'replaceSync')
  onTestFinished(() => void Object.assign(CSSStyleSheet.prototype, { replaceSync }))
  const { container } = render(<Isolated>Inside</Isolated>)
  expect(container.firstElementChild?.shadowRoot?.textContent).toBe('Inside')
})

it('behavior: hydrates the empty element of the server, and fills a shadow root in it', async () => {
  const page = (
    <Isolated className="bridge" styles="b { color: red }">
      <b>Inside</b>
    </Isolated>
  )
  const container = document.createElement('div')
  container.innerHTML = '<div class="bridge"></div>'
  document.body.append(container)
  const root = await act(async () => hydrateRoot(container, page))
  const shadow = container.querySelector('.bridge')?.shadowRoot
  expect(shadow?.innerHTML).toBe('<b>Inside</b>')
  expect(container.textContent).toBe('')
  const ownRule = () => shadow?.adoptedStyleSheets.at(-1)?.cssRules[0]?.cssText
  expect(ownRule()).toBe('b { color: red; }')

  await act(async () =>
    root.render(
      <Isolated className="bridge" styles="b { color: blue }">
        <b>Still inside</b>
      </Isolated>,
    ),
  )
  expect(shadow?.innerHTML).toBe('<b>Still inside</b>')
  expect(ownRule()).toBe('b { color: blue; }')
  expect(complaints()).toEqual([])
  await act(async () => root.unmount())
  container.remove()
})
