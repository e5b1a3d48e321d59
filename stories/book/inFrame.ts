/**
 * For `parameters.docs` of stories that are reached by acting: a page of documentation runs no `play`, and a frame within it does.
 * Dialogs stay within it, too.
 */
export const inFrame = { story: { inline: false, height: '780px' } }
