'use client'
import { forwardRef, useMemo, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import sheet from '../../styles/styles.layered.css?inline'
import { useBrowserLayoutEffect } from '../shared/hooks/useBrowserLayoutEffect.ts'
import { joinRefs } from '../shared/render/joinRefs.ts'

export interface IsolatedProps extends Omit<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML'> {
  /** Widgets, and your own elements. */
  children: ReactNode
  /**
   * A style sheet for your own classes and slots, as CSS. It takes precedence over ours; the page's rules don't apply inside. @default none
   */
  styles?: string | undefined
}

/**
 * Isolates widgets in a shadow root with their style sheet, including dialogs: no rule of the page applies to them, not even with
 * `!important`, and none of theirs to the page. Effects on an element around them that include its content, such as `text-decoration`,
 * `opacity` or a `filter`, still apply, and so do the page's tokens. Renders a `<div>`, empty on a server.
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
    // Effects run twice under StrictMode, but an element can only have one shadow root.
    const shadow = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' })
    // Adopted instead of added as a <style>, which a strict CSP forbids. A test's DOM may not support this, and renders nothing anyway.
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
