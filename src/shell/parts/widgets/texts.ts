export const texts = {
  arrange: 'Arrange widgets',
  hide: 'Hide',
  show: 'Show: {title}',
  reset: 'Usual arrangement',
  hidden: 'Hid {title}',
  shown: 'Showed {title}',
  moved: 'Moved {title}',
  wasReset: 'Usual arrangement of the widgets',
  refresh: 'Refresh',
  nextWidget: 'Next widget',
  previousWidget: 'Previous widget',
  fullScreen: 'Full screen',
} as const
