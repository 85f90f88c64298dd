import type { SampleArticle } from './help-html.ts'

/** How the back office of the shop is used. The first five are featured. */
export const sellingArticles: readonly SampleArticle[] = [
  [
    'Put a new product on offer',
    `A product needs a name and a price; everything else can follow later.
1. Open [the products](/apps/e-commerce/products) and choose the button for a new one.
1. Write the name and a description in two or three sentences. Say what it is made of and how large it is.
1. Enter the price without tax and the tax rate; the price with tax follows by itself.
1. Add at least one picture and save.
# Not ready yet?
Leave the product inactive. It is saved, but nobody can buy it.`,
  ],
  [
    'Prices with and without tax',
    `You enter one of the two prices, and the other one is worked out from the tax rate.
- Most goods in Switzerland: 8.1 percent
- Books, food and tea: 2.6 percent
# Compared price
Use it only when the product really was sold at that price before. Customers see both prices side by side.`,
  ],
  [
    'Pictures that help to decide',
    `Good pictures save questions. Three are usually enough: the whole thing, a detail, and something that shows the size.
1. Use daylight and a plain background.
1. Upload the files on the tab **Product images**.
1. Choose the one that stands in lists as the featured picture.
Write what can be seen into the description of the picture, so that people who cannot see it know too.`,
  ],
  [
    'Keep the stock true',
    `The quantity of a product is what lies on the shelf. Count it when goods arrive and when you take stock, and correct it in the list or on the page of the product.
# When little is left
The view **Low stock** shows what runs low. Order again, or set the product inactive before somebody buys what is not there.`,
  ],
  [
    'From the order to the parcel',
    `Each order has a status that everybody in the team sees. It tells what is to be done next.
1. **Payment accepted**: print the packing slip and fetch the goods.
1. **Preparing the order**: pack, weigh, write the address.
1. **Shipped**: enter carrier and tracking number.
1. **Delivered**: nothing more to do.
# Mistaken?
Choose the right status again. The history keeps both, with the time.`,
  ],
  [
    'Write the invoice of an order',
    `An order becomes an invoice with one press: open the order, go to the tab **Invoice**, choose **Create invoice**.
It takes over customer, products and sums, gets the next number and the Swiss payment part. Asked again you get the same invoice, never a second one.`,
  ],
  [
    'Orders paid by bank transfer',
    `An order paid in advance waits with **Awaiting bank wire payment** until the money is there.
Look at the account every morning. When the payment has come, choose **Remote payment accepted** or **Payment accepted**; only then the parcel leaves the house. After ten days without payment write a friendly reminder, after twenty days cancel the order.`,
  ],
  [
    'Give a discount',
    `Discounts for good customers are entered on the invoice, either as an amount or in percent of the subtotal.
Agree on it before the invoice goes out: a changed invoice with the same number confuses both sides.`,
  ],
  [
    'Weights and sizes for shipping',
    `Enter width, height, depth and weight **with packaging**. What a parcel costs depends on them, and a kilogram too little is paid by us.
Use the extra shipping fee for what needs more care, such as framed prints.`,
  ],
  [
    'Take a product out of the range',
    `Set it inactive instead of removing it. Old orders and invoices still show it, and in spring it may come back.
Remove only what was entered by mistake; for 30 days it can be brought back from the bin.`,
  ],
  [
    'Change many products at once',
    `For a new price list the back office knows CSV files.
1. Export the products from the menu of the list.
1. Change prices and quantities in a spreadsheet. Leave the column with the ids as it is.
1. Import the file. Before anything happens you see what would change and which rows have faults.
The whole import can be undone in one step.`,
  ],
  [
    'Read the figures of the shop',
    `[The analytics dashboard](/apps/dashboards/analytics) shows what was sold, by day and by week.
Compare weeks with weeks: Mondays are always strong, Sundays always weak. Canceled and refunded orders are not counted as sales.`,
  ],
]
