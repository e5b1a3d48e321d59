import { useState } from 'react'
import { looks, widths, type Look, type Width } from './looks.ts'

const lookKey = 'demo-look'
const widthKey = 'demo-width'

/** The brand that the widgets wear and the room that they have, on every page, which the page remembers. */
export function useLook() {
  const [look, setLook] = useState<Look>(() => readName(lookKey, looks, 'harbor'))
  const [width, setWidth] = useState<Width>(() => readName(widthKey, widths, 'full'))
  return {
    look,
    width,
    onLook(next: Look) {
      localStorage.setItem(lookKey, next)
      setLook(next)
    },
    onWidth(next: Width) {
      localStorage.setItem(widthKey, next)
      setWidth(next)
    },
  }
}

/** What `useLook` returns: the props of `LookSwitches`. */
export type Looks = ReturnType<typeof useLook>

function readName<name extends string>(
  key: string,
  names: Readonly<Record<name, string>>,
  usual: name,
): name {
  const stored = localStorage.getItem(key)
  return (Object.keys(names) as name[]).find((name) => name === stored) ?? usual
}
