-- A request keeps the day by which somebody who was reminded has to file, because receipts tell it later on. Running servers go on: it may be empty.

alter table extension.request add column reminder_deadline date;
