import {
  Component,
  Fragment,
  cloneElement,
  isValidElement,
  version,
  type ComponentPropsWithoutRef,
  type JSX,
  type ReactElement,
  type Ref,
} from 'react'
import { InvalidArgumentError } from '../../../errors/argument.ts'
import { elementRef } from './elementRef.ts'
import { joinRefs } from './joinRefs.ts'
import { mergePageProps, mergeProps, type ElementProps } from './mergeProps.ts'

type Tag = keyof JSX.IntrinsicElements

/** Renders a part as a different element. */
export interface RenderProp {
  /**
   * The element to render instead of the part's own, or a function that creates one from the part's attributes, including its ref
   * and content. Its handlers run first, then those of the part's props, then the part's own, unless one of yours calls
   * `event.preventDefault()`.
   * @default the element that the part is documented to render
   */
  render?: ReactElement | ((props: Record<string, unknown>) => ReactElement) | undefined
}

/** Props of a part that renders a `tag` with its own content. */
export type PartProps<tag extends Tag> = Omit<ComponentPropsWithoutRef<tag>, 'children'> & RenderProp

/** Props of a part that renders a `tag` around its children. */
export type ContainerProps<tag extends Tag> = ComponentPropsWithoutRef<tag> & RenderProp

/**
 * Renders a part's element with the attributes, class names, styles and handlers from its user.
 *
 * @param element The part's own element, with the ref that it forwards.
 * @param given The props that the part didn't consume. The part creates its own content.
 * @throws {InvalidArgumentError} when `render` is neither an element nor a function that creates one, or when it doesn't pass the ref to an
 *   element.
 */
export function renderPart(element: ReactElement, { render, ...given }: RenderProp): ReactElement {
  const ours = propsOf(element)
  const withOurs = (props: ElementProps) => ({ ...mergeProps(ours, props), children: ours['children'] })
  if (render == null) return cloneElement(element, withOurs(given))
  const ref = elementRef(refOf(element), ours['data-cw-part'])
  if (typeof render === 'function' && !isClass(render)) return render({ ...withOurs(given), ref })
  // A fragment takes no attributes.
  if (!isValidElement(render) || render.type === Fragment) {
    const rule = 'it must be an element, or a function that creates one'
    throw new InvalidArgumentError({
      caller: `[data-cw-part=${ours['data-cw-part']}]`,
      argument: 'render',
      rule,
    })
  }
  const merged: ElementProps = {
    ...withOurs(mergePageProps(given, propsOf(render))),
    ref: joinRefs(ref, refOf(render)),
  }
  return cloneElement(render, merged)
}

function isClass(render: Function): boolean {
  return render.prototype instanceof Component
}

function propsOf({ props }: ReactElement): ElementProps {
  return props as ElementProps
}

/** React 19 keeps an element's ref in its props, React 18 next to them. */
function refOf(element: ReactElement): Ref<unknown> | undefined {
  const holder = (Number.parseInt(version, 10) < 19 ? element : element.props) as { ref?: Ref<unknown> }
  return holder.ref
}
