'use client'
import { forwardRef, useMemo, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import sheet from '../../styles/styles.layered.css?inline'
import { useBrowserLayoutEffect } from '../shared/hooks/useBrowserLayoutEffect.ts'
import { joinRefs } from '../shared/render/joinRefs.ts'

export interface IsolatedProps extends Omit<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML'> {
  /** Widgets, and your own elements. */
  children: ReactNode
  /** A style sheet for your own classes and slots, as CSS, which wins over ours: the page's rules don't select what is inside. @default none */
  styles?: string | undefined
}

/**
 * Isolates widgets in a shadow root with their style sheet, including dialogs: no rule of the page selects them, `!important` or
 * not, and none of theirs reaches the page. What a browser draws for an element around them with all that is in it, such as
 * `text-decoration`, `opacity` or a `filter`, is still seen. The page's tokens still apply. Renders a `<div>`, empty on a server.
 *
 * @example
 * <Isolated className="bridge">
 *   <SwapWidget />
 * </Isolated>
 */
export const Isolated = forwardRef<HTMLDivElement, IsolatedProps>(function Isolated(
  { children, styles = '', ...props },
  ref,
) {
  const host = useRef<HTMLDivElement>(null)
  const [root, setRoot] = useState<ShadowRoot>()
  useBrowserLayoutEffect(() => {
    if (!host.current) return
    // Effects run twice under StrictMode, and an element takes one root.
    const shadow = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' })
    // Adopted rather than written into a <style>, which strict pages forbid.
    // The DOM of a page's tests may lack them, and paints nothing.
    if ('replaceSync' in CSSStyleSheet.prototype) {
      shadow.adoptedStyleSheets = [sheet, styles].map(toStyleSheet)
    }
    setRoot(shadow)
  }, [styles])
  const joined = useMemo(() => joinRefs(host, ref), [ref])
  return (
    <div {...props} ref={joined}>
      {root && createPortal(children, root)}
    </div>
  )
})

function toStyleSheet(css: string): CSSStyleSheet {
  const made = new CSSStyleSheet()
  made.replaceSync(css)
  return made
}
