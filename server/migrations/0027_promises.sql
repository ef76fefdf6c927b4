ALTER TABLE "site_properties" ADD COLUMN "callback_minutes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "site_properties" ADD COLUMN "minimum_pieces" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "site_properties" ADD COLUMN "minimum_metres" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "site_properties" ADD COLUMN "vat" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "site_properties" ADD COLUMN "next_steps" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "site_properties" ADD COLUMN "product_promises" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- Sites in use keep what their pages said so far. Their drafts and versions get the same words.
UPDATE "site_properties" SET "callback_minutes" = 15, "minimum_pieces" = 1, "minimum_metres" = 1,
  "next_steps" = '[{"text": "Менеджер назовёт цену тиража и день отгрузки."}, {"text": "Пришлём счёт: платите банковским переводом."}, {"text": "Печатаем и шьём, а потом везём по России или за рубеж."}]',
  "product_promises" = '[{"icon": "eye", "name": "Проба печати", "text": "до тиража, на той же ткани", "link": "/help/#faq"}, {"icon": "check", "name": "Гарантия", "text": "брак переделаем или вернём деньги", "link": "/help/warranty/"}, {"icon": "pin", "name": "Забрать самому", "text": "с фабрики или из шоурума, бесплатно", "link": "/contacts/"}]'
WHERE "address" <> '';--> statement-breakpoint
UPDATE "content_drafts" SET "snapshot" = "snapshot" || (
  SELECT jsonb_build_object('callbackMinutes', "callback_minutes", 'minimumPieces', "minimum_pieces",
    'minimumMetres', "minimum_metres", 'nextSteps', "next_steps", 'productPromises', "product_promises")
  FROM "site_properties")
WHERE "entry_id" IN (SELECT "id" FROM "content_entries" WHERE "kind" = 'site')
  AND EXISTS (SELECT FROM "site_properties");--> statement-breakpoint
UPDATE "content_versions" SET "snapshot" = "snapshot" || (
  SELECT jsonb_build_object('callbackMinutes', "callback_minutes", 'minimumPieces', "minimum_pieces",
    'minimumMetres', "minimum_metres", 'nextSteps', "next_steps", 'productPromises', "product_promises")
  FROM "site_properties")
WHERE "entry_id" IN (SELECT "id" FROM "content_entries" WHERE "kind" = 'site')
  AND EXISTS (SELECT FROM "site_properties");
