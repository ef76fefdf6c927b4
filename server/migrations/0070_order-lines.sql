ALTER TABLE "orders" ADD COLUMN "line" jsonb;--> statement-breakpoint
ALTER TABLE "orders" drop column "search_text";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "search_text" text GENERATED ALWAYS AS (translate(number || chr(10) || name || chr(10) || email || chr(10) || phone || chr(10) || regexp_replace(phone, '\D', '', 'g') || chr(10) || comment || chr(10) || coalesce(line ->> 'title', ''), 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯёABCDEFGHIJKLMNOPQRSTUVWXYZ', 'абвгдеежзийклмнопрстуфхцчшщъыьэюяеabcdefghijklmnopqrstuvwxyz')) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_search" ON "orders" USING gin (trigrams("search_text")) WITH (fastupdate=false);
