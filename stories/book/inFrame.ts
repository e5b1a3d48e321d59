/**
 * For `parameters.docs` of stories with dialogs, which stay within their frame, and of those that are shown only after they acted: a
 * page of documentation runs no `play`, and a frame within it does.
 */
export const inFrame = { story: { inline: false, height: '780px' } }
