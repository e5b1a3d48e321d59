import type { ComponentProps } from 'react'
import './own-button.css'

/** A button as a page has one already. */
export function OwnButton(props: ComponentProps<'button'>) {
  return <button {...props} className={`own-button ${props.className ?? ''}`} />
}
