-- Each three characters of a text behind one another, and the last two and the last. Dear on purpose: a plan that computes it of
-- every row is never the cheapest; and for no processes of their own, whose start takes longer than the search.
CREATE FUNCTION trigrams(text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT COST 1000 AS $$
  SELECT array_to_tsvector(array(
    SELECT first || coalesce(second, '') || coalesce(third, '')
    FROM unnest(string_to_array($1, NULL), string_to_array(substr($1, 2), NULL), string_to_array(substr($1, 3), NULL))
      AS letter (first, second, third)
  ))
$$;--> statement-breakpoint
ALTER TABLE "order_files" ADD COLUMN "search_text" text GENERATED ALWAYS AS (translate(name, 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯёABCDEFGHIJKLMNOPQRSTUVWXYZ', 'абвгдеежзийклмнопрстуфхцчшщъыьэюяеabcdefghijklmnopqrstuvwxyz')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "search_text" text GENERATED ALWAYS AS (translate(number || chr(10) || name || chr(10) || email || chr(10) || phone || chr(10) || regexp_replace(phone, '\D', '', 'g') || chr(10) || comment, 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯёABCDEFGHIJKLMNOPQRSTUVWXYZ', 'абвгдеежзийклмнопрстуфхцчшщъыьэюяеabcdefghijklmnopqrstuvwxyz')) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "order_files_search" ON "order_files" USING gin (trigrams("search_text")) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "orders_search" ON "orders" USING gin (trigrams("search_text")) WITH (fastupdate=false);--> statement-breakpoint
-- Without statistics an index is asked for that knows the answer, and no texts are taken apart to have some.
ALTER INDEX "order_files_search" ALTER COLUMN 1 SET STATISTICS 0;--> statement-breakpoint
ALTER INDEX "orders_search" ALTER COLUMN 1 SET STATISTICS 0;
