-- What a row named before is found by the index: compared with a name and an expression, each change of a row read all usages
-- there are, and turned the row into JSON for each.
CREATE OR REPLACE FUNCTION note_media_usages() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "this_table" CONSTANT text := TG_TABLE_NAME;
  "this_row" jsonb;
  "this_key" text;
BEGIN
  IF TG_OP <> 'INSERT' THEN
    "this_key" := to_jsonb(OLD) ->> TG_ARGV[0];
    DELETE FROM "media_usages" WHERE "table_name" = "this_table" AND "row_key" = "this_key";
  END IF;
  IF TG_OP <> 'DELETE' THEN
    "this_row" := to_jsonb(NEW);
    "this_key" := "this_row" ->> TG_ARGV[0];
    INSERT INTO "media_usages" ("table_name", "row_key", "field", "stem")
    SELECT DISTINCT "this_table", "this_key", "column"."key", "match"[1]
    FROM jsonb_each_text(CASE WHEN TG_NARGS > 1 THEN "this_row" -> TG_ARGV[1] ELSE "this_row" END) AS "column",
      regexp_matches("column"."value", '([a-z0-9-]+-[0-9a-f]{10})\.(?:avif|webp|jpg|png|svg|pdf|mp4|webm|vtt)', 'g') AS "match"
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
