import { useState } from 'react'
import { renderDapp } from './page.tsx'

// A dApp with a field of its own, and nothing of ours.

void renderDapp(() => <Field />)

function Field() {
  const [text, setText] = useState('')
  return (
    <input
      name="payAmount"
      value={text}
      aria-label="Amount"
      onChange={({ target }) => setText(target.value)}
    />
  )
}
