import { toId } from 'storybook/internal/csf'
import { guides, type GuidePath } from './guides.ts'

/** Turns links between pages of the repository into links to their pages in Storybook. Links to other pages become text. */
export function linkGuides(path: GuidePath, text: string): string {
  return text.replaceAll(/(?<!!)\[([^\]]+)\]\(([^)\s]+)\)/g, (link, words: string, target: string) => {
    if (/^(?:https?:|mailto:|#)/.test(target)) return link
    const { pathname } = new URL(target, `file:///${path}`)
    const title = guides[pathname.slice(1) as GuidePath]
    return title === undefined ? words : `[${words}](${docsHref(title)})`
  })
}

/** Address of the page that documents a title, wherever Storybook is served. */
export function docsHref(title: string): string {
  return `?path=/docs/${toId(title, 'docs')}`
}

/** The URL of a story, by the title of its group and the name of its export in words. */
export function storyHref(title: string, name: string): string {
  return `?path=/story/${toId(title, name)}`
}
