export const texts = {
  imagesHiddenOne: 'One image is hidden: loading it would tell the sender that you read this.',
  imagesHiddenMany: '{count} images are hidden: loading them would tell the sender that you read this.',
  showImages: 'Show images',
  image: 'Image',
  table: 'Table',
  headingLink: 'Link to «{title}»',
  copyCode: 'Copy code',
  codeCopied: 'Code copied',
  codeNotCopied: 'The browser does not let us copy.',
} as const
