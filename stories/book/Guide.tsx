import { Markdown } from '@storybook/addon-docs/blocks'
import type { GuidePath } from './guides.ts'
import { linkGuides } from './linkGuides.ts'

interface GuideProps {
  /** The path of the page in the repository. */
  path: GuidePath
  /** Its text, as Markdown. */
  text: string
}

/** A page of the repository, as Storybook shows it. */
export function Guide({ path, text }: GuideProps) {
  return (
    <Markdown options={{ disableParsingRawHTML: true }}>{linkGuides(path, withoutComments(text))}</Markdown>
  )
}

/** Marks for the script that writes tables are not for readers. */
function withoutComments(text: string): string {
  return text.replaceAll(/<!--[\s\S]*?-->\n*/g, '')
}
