-- Documents and films are noted as pictures are: those that nothing names any more are found by it.
CREATE OR REPLACE FUNCTION note_media_usages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM "media_usages" WHERE "table_name" = TG_TABLE_NAME AND "row_key" = to_jsonb(OLD) ->> TG_ARGV[0];
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO "media_usages" ("table_name", "row_key", "field", "stem")
    SELECT DISTINCT TG_TABLE_NAME, to_jsonb(NEW) ->> TG_ARGV[0], "column"."key", "match"[1]
    FROM jsonb_each_text(CASE WHEN TG_NARGS > 1 THEN to_jsonb(NEW) -> TG_ARGV[1] ELSE to_jsonb(NEW) END) AS "column",
      regexp_matches("column"."value", '([a-z0-9-]+-[0-9a-f]{10})\.(?:avif|webp|jpg|png|svg|pdf|mp4|webm|vtt)', 'g') AS "match"
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
-- What rows name already: each table with its key and, where it is not the whole row, the column of the fields.
DO $$
DECLARE "place" record;
BEGIN
  FOR "place" IN
    SELECT * FROM (VALUES
      ('posts', 'id', NULL), ('text_pages', 'slug', NULL), ('catalog_items', 'id', NULL), ('materials', 'erp_id', NULL),
      ('cities', 'id', NULL), ('site_properties', 'id', NULL), ('slides', 'id', NULL), ('order_steps', 'id', NULL),
      ('home_blocks', 'name', NULL), ('facts', 'id', NULL), ('clients', 'id', NULL), ('portfolio', 'id', NULL),
      ('excursion_videos', 'id', NULL), ('stories', 'id', NULL), ('licenses', 'id', NULL), ('faq_questions', 'id', NULL),
      ('seo_records', 'page', NULL), ('content_drafts', 'entry_id', 'snapshot'), ('content_versions', 'id', 'snapshot')
    ) AS "places" ("name", "key", "fields")
  LOOP
    EXECUTE format(
      'INSERT INTO "media_usages" ("table_name", "row_key", "field", "stem")
       SELECT DISTINCT %L, to_jsonb("row") ->> %L, "column"."key", "match"[1]
       FROM %I AS "row", jsonb_each_text(%s) AS "column",
         regexp_matches("column"."value", ''([a-z0-9-]+-[0-9a-f]{10})\.(?:pdf|mp4|webm|vtt)'', ''g'') AS "match"
       ON CONFLICT DO NOTHING',
      "place"."name", "place"."key", "place"."name",
      CASE WHEN "place"."fields" IS NULL THEN 'to_jsonb("row")' ELSE format('"row".%I', "place"."fields") END
    );
  END LOOP;
END $$;
